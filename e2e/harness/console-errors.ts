import type { Page } from '@playwright/test';

/** In Firefox, a page that is left while it loads a font says so. The status is NS_BINDING_ABORTED. */
const LEFT_BEFORE_FONT = /^download failed \(font-family: .* status=2152398850 /;

/** Errors and warnings of a page, including uncaught ones. */
export function listenToConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !LEFT_BEFORE_FONT.test(message.text()))
      said.push(`${message.text()} (${message.location().url})`);
  });
  return said;
}
