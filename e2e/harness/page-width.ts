/** Pages that together have every kind of text. */
export const PAGES_TO_ENLARGE = ['/', '/fine-art', '/fine-art/inside-voice', '/ledger', '/cart', '/contact'];

/**
 * Runs in the page: how much wider the page is than its window, in pixels. The width without the scrollbar counts,
 * which takes 12 px in Firefox and hides as much overflow from `innerWidth`.
 */
export function sidewaysOverflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Runs in the page: doubles the size of text, and returns elements that no longer fit the window. */
export function findWideElementsAtDoubleText(): string[] {
  document.documentElement.style.fontSize = '200%';
  return [...document.querySelectorAll('main *, footer *')]
    .filter(
      (element) =>
        element.getBoundingClientRect().right > document.documentElement.clientWidth + 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.visually-hidden') &&
        !isInScrolledRow(element),
    )
    .map((element) => `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`)
    .slice(0, 5);

  function isInScrolledRow({ parentElement }: Element): boolean {
    return (
      parentElement !== null &&
      (getComputedStyle(parentElement).overflowX === 'auto' || isInScrolledRow(parentElement))
    );
  }
}
