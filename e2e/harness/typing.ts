import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';

/** How someone types: milliseconds between keys, on a processor slowed down by this factor. */
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
/** Each field is also tried by one of these. */
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
  // Forms load when they come near the viewport.
  await page.evaluate(() =>
    document.querySelector('main')?.lastElementChild?.scrollIntoView({ block: 'end' }),
  );
  let fields: TextField[] = [];
  // Until no more of them load.
  await expect(async () => {
    const before = fields.length;
    await page.waitForTimeout(500);
    fields = await findTextFields(page);
    expect(fields.length, `${name} has no text field`).toBeGreaterThan(0);
    expect(fields.length, `${name} goes on loading`).toBe(before);
  }).toPass();
  return typeIntoEach(page, cdp, { name, fields });
}

/** A text field that can be filled now. */
export interface TextField {
  id: string;
  /** The same each time its form is opened: what the dialog, the form's buttons and the field are called. */
  key: string;
}

/** Types into these fields of a page or dialog, and returns what is wrong. */
export async function typeIntoEach(
  page: Page,
  cdp: CDPSession,
  { name, fields }: { name: string; fields: readonly TextField[] },
): Promise<string[]> {
  const found: string[] = [];
  for (const [index, { id }] of fields.entries()) {
    const field = page.locator(`[id="${id}"]`);
    for (const typist of typistsOf(index, fields.length)) {
      // Typing in one field can remove another: an address abroad has no state.
      if (!(await field.isVisible())) break;
      const fault = await typeInto(cdp, field, typist);
      if (fault) found.push(`${name}, ${fault}`);
    }
  }
  return found;
}

/** Up to this many fields of a page, every typist types into each; beyond that, they share the fields. */
const FIELDS_FOR_EVERYONE = 20;

function typistsOf(index: number, fields: number): readonly Typist[] {
  if (!IS_FULL) return [FASTEST_TYPIST, OTHER_TYPISTS[index % OTHER_TYPISTS.length] ?? FASTEST_TYPIST];
  const share = Math.min(TYPISTS.length, Math.ceil(fields / FIELDS_FOR_EVERYONE));
  return TYPISTS.filter((_, place) => (index + place) % share === 0);
}

/** The text fields that can be filled now: those of the dialog that is open, if there is one. */
export async function findTextFields(page: Page): Promise<TextField[]> {
  const dialog = page.getByRole('dialog');
  const within = (await dialog.count()) > 0 ? dialog : page;
  const fields = within.locator('input:visible:enabled, textarea:visible:enabled');
  return fields.evaluateAll(
    (elements, types) =>
      elements.flatMap((element) => {
        if (
          !(element instanceof HTMLTextAreaElement) &&
          !(element instanceof HTMLInputElement && types.includes(element.type))
        )
          return [];
        if (element.readOnly || element.tabIndex < 0) return [];
        const buttons = [...(element.form?.querySelectorAll('button') ?? [])].map(
          (button) => button.innerText,
        );
        const label = element.labels?.[0]?.innerText ?? element.getAttribute('aria-label') ?? element.name;
        const title = element.closest('[role=dialog]')?.querySelector('h2')?.innerText ?? '';
        // Cells of tables have no id.
        return [{ id: (element.id ||= crypto.randomUUID()), key: [title, ...buttons, label].join() }];
      }),
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
  // The next key comes whether or not the page has handled the last one.
  for (const key of text) {
    sent.push(
      cdp
        .send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
        .then(() => cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key })),
    );
    await new Promise((resolve) => setTimeout(resolve, typist.delayMs));
  }
  await Promise.all(sent);
  // A slowed processor is busy. At full speed, more of the page's pending work fits into the wait.
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // Long enough for the address to follow, and for what the page renders then.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const typed = await field.inputValue();
  return typed === text
    ? null
    : `${label}: "${text}" became "${typed}" (${typist.delayMs} ms a key, ${typist.slowdown}×)`;
}
