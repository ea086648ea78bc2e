import type { CDPSession, Locator, Page } from '@playwright/test';

/** How somebody types: milliseconds from key to key, on a processor that is so many times slower. */
export interface Typist {
  delayMs: number;
  slowdown: number;
}

const TEXT_TYPES = ['text', 'search', 'email', 'tel', 'url', 'password'];

/** Every text field that can be filled now: those of the dialog that is open, if there is one. */
export async function findTextFields(page: Page): Promise<Locator[]> {
  const dialog = page.getByRole('dialog');
  const within = (await dialog.count()) > 0 ? dialog : page;
  const all = await within.locator('input:visible:enabled, textarea:visible:enabled').all();
  const isText = await Promise.all(
    all.map((field) =>
      field.evaluate(
        (element, types) =>
          (element instanceof HTMLTextAreaElement ||
            (element instanceof HTMLInputElement && types.includes(element.type))) &&
          !element.readOnly &&
          element.tabIndex >= 0,
        TEXT_TYPES,
      ),
    ),
  );
  return all.filter((_, index) => isText[index]);
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
  // Long enough for an address that follows, and for what the page renders then.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const typed = await field.inputValue();
  return typed === text
    ? null
    : `${label}: "${text}" became "${typed}" (${typist.delayMs} ms a key, ${typist.slowdown}×)`;
}
