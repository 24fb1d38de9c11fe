// Keyboard shortcuts and moving the focus with arrow keys.

/**
 * Tell whether a key is a shortcut: pressed without a modifier, and not inside a field or a dialog.
 */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return !(target instanceof HTMLElement && target.closest("input, textarea, select, dialog"));
}

/** Return all buttons inside an element, in their order on the page. */
export function buttonsIn(element: HTMLElement | undefined): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>("button") ?? [])];
}

/** Move the focus along a row of elements, as far as its ends; `steps` says how far each key goes. */
export function moveFocus(
  event: KeyboardEvent,
  elements: readonly HTMLElement[],
  steps: Record<string, number>,
): void {
  const by = steps[event.key];
  const now = elements.findIndex((each) => each === document.activeElement);
  if (by === undefined || now < 0) return;
  elements[Math.max(0, Math.min(elements.length - 1, now + by))]?.focus();
  event.preventDefault();
}
