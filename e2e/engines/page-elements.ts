/** Queries and actions on elements. Each function runs in the page, so it cannot use anything else from this file. */

/** The driver scrolls too, but gives up on a page that scrolls smoothly. */
export function bringIntoView(element: unknown): void {
  if (element instanceof Element) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Where an element is; null for what cannot be pressed. */
export function placeOf(element: unknown): string | null {
  if (!(element instanceof Element) || element.matches(':disabled')) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].join();
}

export function labelOf(field: unknown): Element | null {
  return field instanceof HTMLInputElement ? (field.labels?.[0] ?? null) : null;
}

/** The option of a list by its text. */
export function optionOf(list: unknown, text: string): Element | null {
  if (!(list instanceof HTMLSelectElement)) return null;
  return [...list.options].find((option) => option.text === text) ?? null;
}

export function valueOf(field: unknown): string | null {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : null;
}
