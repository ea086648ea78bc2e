import type { ElementHandle, Frame, Page } from '@playwright/test';
import { ELEMENT, type BrowserWindow, type ElementReference, type Key } from './browser-window';

/** How long to wait for an element to stop moving. Short, because a visitor tries again. */
const clickTimeoutMs = 3_000;

/** The document was left while the function ran. As with WebDriver, the function runs in the next one. */
const DOCUMENT_LEFT = /Execution context was destroyed/;

/** A page of Chromium or Firefox, which Playwright drives. */
export class PlaywrightWindow implements BrowserWindow {
  private frame: Frame;

  constructor(private readonly page: Page) {
    this.frame = page.mainFrame();
  }

  async navigate(url: string): Promise<void> {
    await this.leaveFrame();
    await this.page.goto(url);
  }

  async resize(size: { width: number; height: number }): Promise<void> {
    await this.page.setViewportSize(size);
  }

  async forget(): Promise<void> {
    await this.page.context().clearCookies();
  }

  async run<Values extends unknown[]>(
    pageFunction: (...values: Values) => unknown,
    ...values: Values
  ): Promise<unknown> {
    return this.execute(`return (${pageFunction.toString()})(...arguments)`, values);
  }

  async execute(script: string, values: readonly unknown[] = []): Promise<unknown> {
    const call = `(${callWithReferences.toString()})(function () { ${script} }, ${JSON.stringify(values)}, '${ELEMENT}')`;
    const evaluate = async (): Promise<unknown> => (await this.frame.evaluate<unknown>(call)) ?? null;
    return evaluate().catch((error: unknown) => {
      if (!DOCUMENT_LEFT.test(String(error))) throw error;
      return evaluate();
    });
  }

  async enterFrame(): Promise<void> {
    const first = this.page.mainFrame().childFrames()[0];
    if (!first) throw new Error('The page has no frame.');
    this.frame = first;
  }

  async leaveFrame(): Promise<void> {
    this.frame = this.page.mainFrame();
  }

  async click(reference: ElementReference): Promise<void> {
    const element = await this.elementOf(reference);
    const option = await element.evaluate((found) =>
      found instanceof HTMLOptionElement ? found.text : null,
    );
    if (option === null) {
      // On a busy machine the click itself may take longer than that. Giving up and repeating it would click twice.
      await element.click({ trial: true, timeout: clickTimeoutMs });
      return element.click({ timeout: 10 * clickTimeoutMs });
    }
    const list = await element.evaluateHandle((found) => found.closest('select'));
    await list.asElement()?.selectOption({ label: option });
  }

  async clear(reference: ElementReference): Promise<void> {
    const element = await this.elementOf(reference);
    const isEmpty = await element.evaluate(
      (field) => !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !field.value,
    );
    if (isEmpty) return;
    await element.focus();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.press('Backspace');
  }

  async sendKeys(reference: ElementReference, text: string): Promise<void> {
    const element = await this.elementOf(reference);
    if (await element.evaluate((field) => field instanceof HTMLInputElement && field.type === 'file'))
      return element.setInputFiles(text);
    // Keys go to the focus of the outer page, which Firefox does not move into a frame.
    if (this.frame !== this.page.mainFrame()) return element.fill(text);
    await element.focus();
    await this.page.keyboard.type(text);
  }

  async press(key: Key): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async screenshot(): Promise<Buffer> {
    return this.page.screenshot();
  }

  private async elementOf(reference: ElementReference): Promise<ElementHandle<Element>> {
    const found = await this.frame.evaluateHandle<Element | undefined>(
      `window.referencedElements?.[${Number(reference[ELEMENT])}]`,
    );
    const element = found.asElement();
    if (!element) throw new Error('The element is of another document.');
    return element;
  }
}

declare global {
  interface Window {
    /** The elements behind references, by number. */
    referencedElements?: Element[];
  }
}

/** Runs in the page: calls a function as WebDriver does, with references in place of elements. */
async function callWithReferences(
  called: (...values: unknown[]) => unknown,
  values: unknown[],
  key: string,
): Promise<unknown> {
  const elements = (window.referencedElements ??= []);
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  const toReferences = (value: unknown): unknown => {
    if (value instanceof Element) {
      if (!elements.includes(value)) elements.push(value);
      return { [key]: String(elements.indexOf(value)) };
    }
    if (Array.isArray(value)) return value.map(toReferences);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toReferences(part)]));
  };
  const given = values.map((value) =>
    isObject(value) && key in value ? elements[Number(value[key])] : value,
  );
  return toReferences(await called(...given));
}
