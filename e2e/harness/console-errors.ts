import type { Page } from '@playwright/test';

/** Errors and warnings of a page, including uncaught ones. */
export function listenToConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      said.push(`${message.text()} (${message.location().url})`);
  });
  return said;
}
