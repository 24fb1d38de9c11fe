// The layout of the cards of a hand, which may overlap.

export interface CardFan {
  rows: number;
  each: number; // cards in each row except the last
  step: number; // px from one card to the next
}

/** Lay out a hand: cards overlap before they wrap, but each stays wide enough for a finger. */
export function fanCards(count: number, width: number, card: number, gap = 6, least = 46): CardFan {
  const most = Math.max(1, Math.floor((width - card) / least) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const each = Math.max(1, Math.ceil(count / rows));
  const step = each < 2 ? card + gap : Math.min(card + gap, (width - card) / (each - 1));
  return { rows, each, step: Math.floor(step) };
}
