import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';

/** How someone types: milliseconds from key to key, on a processor that is so many times slower. */
export interface Typist {
  delayMs: number;
  slowdown: number;
}

/** `TYPING=full` types into every field at every speed: half an hour. */
export const IS_FULL = process.env['TYPING'] === 'full';

/** Every speed on every processor. */
export const TYPISTS: readonly Typist[] = [20, 80, 250].flatMap((delayMs) =>
  [1, 4, 6].map((slowdown) => ({ delayMs, slowdown })),
);

/** The hardest case, in which each field is tried. */
const FASTEST_TYPIST: Typist = { delayMs: 20, slowdown: 6 };
/** Of these, a field is tried by one more. */
const OTHER_TYPISTS: readonly Typist[] = [
  { delayMs: 80, slowdown: 4 },
  { delayMs: 20, slowdown: 1 },
  { delayMs: 80, slowdown: 6 },
];

const TEXT_TYPES = ['text', 'search', 'email', 'tel', 'url', 'password'];

/**
 * Types into every field that can be filled now.
 * @param name of the page or dialog, for the faults
 * @returns what is wrong
 */
export async function typingFaults(page: Page, cdp: CDPSession, name: string): Promise<string[]> {
  const found: string[] = [];
  // Forms that come near the viewport are loaded then.
  await page.evaluate(() =>
    document.querySelector('main')?.lastElementChild?.scrollIntoView({ block: 'end' }),
  );
  let ids: string[] = [];
  // Until no more of them come.
  await expect(async () => {
    const before = ids.length;
    await page.waitForTimeout(500);
    ids = await findTextFields(page);
    expect(ids.length, `${name} has no text field`).toBeGreaterThan(0);
    expect(ids.length, `${name} goes on loading`).toBe(before);
  }).toPass();
  for (const [index, id] of ids.entries()) {
    const field = page.locator(`[id="${id}"]`);
    for (const typist of typistsOf(index, ids.length)) {
      // What is typed in one field can take another away: the state of an address abroad.
      if (!(await field.isVisible())) break;
      const fault = await typeInto(cdp, field, typist);
      if (fault) found.push(`${name}, ${fault}`);
    }
  }
  return found;
}

/** So many fields of a page are typed into by everyone; with more of them, the typists share the fields. */
const FIELDS_FOR_EVERYONE = 20;

function typistsOf(index: number, fields: number): readonly Typist[] {
  if (!IS_FULL) return [FASTEST_TYPIST, OTHER_TYPISTS[index % OTHER_TYPISTS.length] ?? FASTEST_TYPIST];
  const share = Math.min(TYPISTS.length, Math.ceil(fields / FIELDS_FOR_EVERYONE));
  return TYPISTS.filter((_, place) => (index + place) % share === 0);
}

/** The ids of the text fields that can be filled now: those of the dialog that is open, if there is one. */
async function findTextFields(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog');
  const within = (await dialog.count()) > 0 ? dialog : page;
  const fields = within.locator('input:visible:enabled, textarea:visible:enabled');
  return fields.evaluateAll(
    (elements, types) =>
      elements.flatMap((element) =>
        (element instanceof HTMLTextAreaElement ||
          (element instanceof HTMLInputElement && types.includes(element.type))) &&
        !element.readOnly &&
        element.tabIndex >= 0
          ? // Cells of tables have none.
            (element.id ||= crypto.randomUUID())
          : [],
      ),
    TEXT_TYPES,
  );
}

/**
 * Types into the field as a keyboard does, whether or not the page keeps up, and compares.
 * @returns what is wrong, null for nothing
 */
export async function typeInto(cdp: CDPSession, field: Locator, typist: Typist): Promise<string | null> {
  const { text, label } = await field.evaluate((element) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      return { text: '', label: '' };
    element.focus();
    element.select();
    const { type, maxLength, inputMode } = element;
    const samples: Record<string, string> = {
      email: 'salt.iron@example.com',
      tel: '2145550134',
      url: 'https://salt.example',
    };
    const sample = /numeric|decimal/.test(inputMode) ? '12345' : (samples[type] ?? 'salt and iron');
    return {
      text: maxLength > 0 ? sample.slice(0, maxLength) : sample,
      label: element.labels?.[0]?.textContent ?? element.name,
    };
  });
  const sent: Promise<unknown>[] = [];
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: typist.slowdown });
  // The next key comes whether or not the page has answered to the last one.
  for (const key of text) {
    sent.push(
      cdp
        .send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
        .then(() => cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key })),
    );
    await new Promise((resolve) => setTimeout(resolve, typist.delayMs));
  }
  await Promise.all(sent);
  // A slowed processor is a busy one. At full speed more of what the page still has to do fits into the wait.
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // Long enough for an address that follows, and for what the page renders then.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const typed = await field.inputValue();
  return typed === text
    ? null
    : `${label}: "${text}" became "${typed}" (${typist.delayMs} ms a key, ${typist.slowdown}×)`;
}
