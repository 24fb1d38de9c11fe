// The badge of the tab and of the installed page: something waits for the player.

const USUAL = "/public/icon.svg";
const WITH_DOT = "/public/icon-turn.svg";

/** Show the badge, or take it away. */
export function showBadge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = on ? WITH_DOT : USUAL;
  const badge = on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  badge?.catch(() => {}); // only an installed page has a badge
}
