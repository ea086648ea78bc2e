import type { Page } from '@playwright/test';

/** Firefox logs this when a page is left while it loads a font. The status is NS_BINDING_ABORTED. */
const LEFT_BEFORE_FONT = /^download failed \(font-family: .* status=2152398850 /;

/** Errors and warnings of a page, including uncaught ones. */
export function listenToConsole(page: Page): string[] {
  const said: string[] = [];
  const add = (text: string, place = ''): void => {
    if (!LEFT_BEFORE_FONT.test(text)) said.push(`${text}${place}`);
  };
  // Over WebDriver BiDi, Firefox reports its own errors as uncaught ones.
  page.on('pageerror', (error) => add(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) add(message.text(), ` (${message.location().url})`);
  });
  return said;
}
