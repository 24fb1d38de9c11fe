// Whether the screen is narrow, as on a phone: the same width as in the style sheets.

const query = matchMedia("(max-width: 900px)");

class Screen {
  narrow = $state(query.matches);

  constructor() {
    query.addEventListener("change", () => (this.narrow = query.matches));
  }
}

export const screenWidth = new Screen();
