/** Runs in the page: text smaller than 14 px, one line for each kind. */
export function findSmallText(): string[] {
  const found = new Map<string, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.visually-hidden, script, style, noscript')) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < 14) found.set(`${element.className} ${size}`, `${size} px: ${text.slice(0, 40)}`);
  }
  return [...found.values()];
}

/**
 * Runs in the page: links, buttons and fields that can be pressed on less than 44 × 44 px, one line for each kind.
 * Links within a sentence are left out (WCAG 2.5.8).
 */
export function findSmallTargets(): string[] {
  const found = new Map<string, string>();
  const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary';
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest(`.visually-hidden, .skip-link, [inert], [aria-hidden='true']`)) continue;
    if (isInSentence(element)) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { width, height } = pressArea(element);
    // Rounding to screen pixels may lose one.
    if (width >= 43 && height >= 43) continue;
    const name = element.getAttribute('aria-label') ?? (element.textContent || element.outerHTML);
    found.set(element.className + element.parentElement?.className, `${width} × ${height} px: ${name}`);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...found.values()].map((line) => line.slice(0, 80));

  function isInSentence(element: HTMLElement): boolean {
    const { display, position } = getComputedStyle(element);
    const siblings = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element);
    const isBesideText = siblings.some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent?.trim().length ?? 0) > 1,
    );
    return display.startsWith('inline') && position !== 'absolute' && isBesideText;
  }

  /** How far one can go from the middle in each direction and still press the element or its label. */
  function pressArea(element: HTMLElement): { width: number; height: number } {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isHit = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
    };
    const reach = (dx: number, dy: number) => {
      let far = 0;
      while (far < 44 && isHit(dx * far, dy * far)) far += 1;
      return far;
    };
    return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) };
  }
}
