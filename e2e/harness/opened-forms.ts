import type { CDPSession, Page } from '@playwright/test';
import { settle } from './accessibility';
import { findTextFields, typeIntoEach } from './typing';

/** A menu, the form in it, and what the form opens. */
const MAX_PRESSES = 3;
/** Rows of a table offer the same. */
const EXAMINED_ROWS = 2;

/** Refuses every request that would change something, so that every button may be pressed. */
export async function refuseWrites(page: Page): Promise<void> {
  await page.route(/\/api\//, (route) =>
    ['GET', 'HEAD'].includes(route.request().method()) ? route.fallback() : route.abort(),
  );
}

/**
 * Types into every text field of a page and of all that its buttons open, each once.
 * @returns what is wrong, and the fields that were found, each with the buttons that lead to it
 */
export async function typingFaultsOfForms(
  page: Page,
  cdp: CDPSession,
  address: string,
): Promise<{ faults: string[]; found: string[] }> {
  const faults: string[] = [];
  const found: string[] = [];
  const typed = new Set<string>();
  const pressed = new Set<string>();
  const ways: string[][] = [[]];
  for (let way = ways.shift(); way; way = ways.shift()) {
    await page.goto(address);
    await settle(page);
    if (!(await press(page, way))) continue;
    const isElsewhere = !page.url().startsWith(address);
    const fields = (await findTextFields(page)).filter(({ key }) => !typed.has(key));
    for (const { key } of fields) {
      typed.add(key);
      found.push([...way, key].join(' › '));
    }
    const buttons = way.length < MAX_PRESSES && !isElsewhere ? await namesOfButtons(page) : [];
    for (const name of buttons) {
      if (pressed.has(kindOf(name))) continue;
      pressed.add(kindOf(name));
      ways.push([...way, name]);
    }
    faults.push(...(await typeIntoEach(page, cdp, { name: [address, ...way].join(' › '), fields })));
  }
  return { faults, found };
}

/** Buttons that differ by a number or a title count as one kind. */
const kindOf = (name: string): string => name.replaceAll(/\d+|“[^”]*”/g, '#');

const buttonsOf = async (page: Page) => {
  const dialog = page.getByRole('dialog');
  return (await dialog.count()) > 0 ? dialog.locator('button') : page.locator('main button');
};

/** Labels of the buttons that can be pressed now. */
async function namesOfButtons(page: Page): Promise<string[]> {
  const buttons = (await buttonsOf(page)).and(page.locator(':visible:enabled'));
  return buttons.evaluateAll(
    (elements, rows) =>
      elements.flatMap((element) => {
        const row = element.closest('tbody tr');
        const isFurther = row && [...(row.parentElement?.children ?? [])].indexOf(row) >= rows;
        const text = element instanceof HTMLElement ? element.innerText.trim() : '';
        return isFurther || text === '' ? [] : [text];
      }),
    EXAMINED_ROWS,
  );
}

/** @returns whether all these buttons were there */
async function press(page: Page, way: readonly string[]): Promise<boolean> {
  for (const name of way) {
    const button = (await buttonsOf(page)).and(page.locator(':visible:enabled'));
    const texts = await button.evaluateAll((elements) =>
      elements.map((element) => (element instanceof HTMLElement ? element.innerText.trim() : '')),
    );
    const place = texts.indexOf(name);
    if (place < 0) return false;
    const isPressed = await button
      .nth(place)
      .click({ timeout: 5_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isPressed) return false;
    // A form is loaded when it is first opened, and what it shows comes after that.
    await page.waitForTimeout(500);
    await page.waitForLoadState('networkidle');
  }
  return true;
}
