import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { hasListeners, isLinked, look, type Query, type Wanted } from './finder';
import {
  isElementReference,
  isRecord,
  type BrowserWindow,
  type ElementReference,
  type Key,
} from './browser-window';
import { bringIntoView, labelOf, optionOf, placeOf, valueOf } from './page-elements';
import { answerRequests, type Answer } from './requests';

const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);
/** How long a visitor waits for something to appear. */
const patienceMs = 10_000 * (Number(process.env['TEST_TIME_FACTOR']) || 1);

/** How many times an element's position is checked before a press. */
const MAX_LOOKS = 10;

/** For `toPass`, which also survives a document that is left during the query; `expect.poll` fails then. */
const pollOptions = { timeout: patienceMs, intervals: [100, 250, 500, 1_000] };

type Words = string | RegExp;

/** Someone who uses a page, the same in every browser. Each method waits until its action is possible. */
export class Visitor {
  /** What the pages reported so far. */
  readonly errors: string[] = [];

  constructor(
    private readonly window: BrowserWindow,
    private readonly baseURL: string,
    /** In pixels; below 768 the pages are those for phones. */
    readonly width = 1440,
  ) {}

  get isPhone(): boolean {
    return this.width < 768;
  }

  /** @param address a path of the gallery, or a whole address */
  async open(address: string): Promise<void> {
    await this.window.navigate(new URL(address, this.baseURL).href);
  }

  /** Begins another visit, without cookies. */
  async forget(): Promise<void> {
    await this.window.forget();
  }

  /** Resizes the page to this many pixels. */
  async resize(width: number, height: number): Promise<void> {
    await this.window.resize({ width, height });
    const inner = await this.window.run(() => window.innerHeight);
    await this.window.resize({ width, height: 2 * height - Number(inner) });
    await expect
      .poll(() => this.window.run(() => [window.innerWidth, window.innerHeight]))
      .toEqual([width, height]);
  }

  /** Waits until an element with this role and name can be seen. */
  async see(role: string, name: Words, place?: number): Promise<void> {
    await this.act({ role, name: wanted(name), place }, () => Promise.resolve());
  }

  /** Waits until this text can be seen. */
  async read(text: Words): Promise<void> {
    await this.act({ text: wanted(text) }, () => Promise.resolve());
  }

  /** Waits until the page shows all these words. Case is ignored: styles set some in capitals. */
  async readAll(...words: RegExp[]): Promise<void> {
    const shown = () => this.window.run(() => document.body.innerText.replaceAll(/\s+/g, ' '));
    for (const { source } of words)
      await expect(async () => expect(await shown()).toMatch(new RegExp(source, 'i'))).toPass(pollOptions);
  }

  /** Waits until a link with this name leads to a matching address, even in a closed menu. */
  async seeLink(name: RegExp, address: RegExp): Promise<void> {
    await this.until(isLinked, name.source, address.source);
  }

  /** Waits until a field with this label can be seen. */
  async seeField(label: Words, place?: number): Promise<void> {
    await this.act({ label: wanted(label), place }, () => Promise.resolve());
  }

  /** Waits until a function in the page returns something truthy. */
  async until<Values extends unknown[]>(
    pageFunction: (...values: Values) => unknown,
    ...values: Values
  ): Promise<void> {
    await expect
      .poll(() => this.window.run(pageFunction, ...values), {
        timeout: patienceMs,
        message: `${pageFunction.toString().slice(0, 200)} ${values.map(String).join(', ')}`,
      })
      .toBeTruthy();
  }

  /** Waits until the page's scripts have taken over its elements. */
  async untilInteractive(selector = 'main h1'): Promise<void> {
    await this.until(hasListeners, selector);
  }

  /** Gives the open document this answer from matching addresses, in place of the server's. */
  async answer(address: RegExp, answer: Answer): Promise<void> {
    await this.window.run(answerRequests, address.source, answer);
  }

  /** @param place 0 for the first of several, -1 for the last */
  async press(role: string, name: Words, place?: number): Promise<void> {
    await this.act({ role, name: wanted(name), place }, (element) => this.click(element));
  }

  /** Presses an element that has this text and no role. */
  async pressText(text: Words): Promise<void> {
    await this.act({ text: wanted(text) }, (element) => this.click(element));
  }

  /** Selects a radio button or a checkbox by a click on its label, which may stand in for it. */
  async check(role: 'radio' | 'checkbox', name: Words): Promise<void> {
    const query = { role, name: wanted(name) };
    await this.act(query, async (element) => {
      const label = await this.window.run(labelOf, element);
      await this.click(isElementReference(label) ? label : element);
    });
  }

  /** Empties a field and types into it, key by key. */
  async enter(label: Words, text: string, place?: number): Promise<void> {
    await this.act({ label: wanted(label), place }, async (element) => {
      await this.click(element);
      await this.window.clear(element);
      await this.window.sendKeys(element, text || 'x');
      // The page gets no event when a driver empties a field by script.
      if (text === '') await this.window.press('Backspace');
    });
  }

  /** Selects an option of a list. */
  async choose(label: Words, option: string): Promise<void> {
    await this.act({ label: wanted(label) }, async (element) => {
      const found = await this.window.run(optionOf, element, option);
      if (!isElementReference(found)) throw new Error(`The list has no option "${option}".`);
      await this.window.click(found);
    });
  }

  /** Gives a file field this file. */
  async attach(label: Words, file: string): Promise<void> {
    await this.act({ label: wanted(label) }, (element) => this.window.sendKeys(element, file));
  }

  /** Waits until no dialog is open. */
  async missDialog(): Promise<void> {
    const open = () => this.window.run(() => document.querySelectorAll('[role=dialog]').length);
    await expect.poll(open, { timeout: patienceMs }).toBe(0);
  }

  /** Waits until the page's address matches. */
  async expectAddress(address: RegExp): Promise<void> {
    const current = () => this.window.run(() => location.href);
    await expect(async () => expect(await current()).toMatch(address)).toPass(pollOptions);
  }

  async expectValue(label: Words, value: string): Promise<void> {
    await this.act({ label: wanted(label) }, async (element) => {
      expect(await this.window.run(valueOf, element)).toBe(value);
    });
  }

  /** Presses a key where the focus is. */
  async pressKey(key: Key): Promise<void> {
    await this.window.press(key);
  }

  /** Does something in the first frame of the page. */
  async inFrame(run: () => Promise<void>): Promise<void> {
    await expect(() => this.window.enterFrame()).toPass({ timeout: patienceMs });
    await run();
    await this.window.leaveFrame();
  }

  /** Runs a function in the page. */
  async run<Values extends unknown[]>(
    pageFunction: (...values: Values) => unknown,
    ...values: Values
  ): Promise<unknown> {
    return this.window.run(pageFunction, ...values);
  }

  async screenshot(): Promise<Buffer> {
    return this.window.screenshot();
  }

  private async click(element: ElementReference): Promise<void> {
    await this.window.run(bringIntoView, element);
    // Content that arrives above an element moves it away from the pointer. What never stops moving is pressed anyway.
    for (let place: unknown, looks = 0; looks < MAX_LOOKS; looks += 1) {
      const before = place;
      place = await this.window.run(placeOf, element);
      if (place === null) throw new Error('It cannot be pressed yet.');
      if (place === before) break;
    }
    await this.window.click(element);
  }

  /** Finds an element and does something with it, again and again until that succeeds. */
  private async act(query: Query, run: (element: ElementReference) => Promise<unknown>): Promise<void> {
    await expect(async () => {
      const element = await this.find(query);
      if (!element) throw new Error(`Nothing like ${JSON.stringify(query)} is there.`);
      await run(element);
    }).toPass({ timeout: patienceMs, intervals: [100] });
  }

  private async find(query: Query): Promise<ElementReference | null> {
    const sight = await this.window.run(look, query);
    if (!isRecord(sight)) return null;
    if (Array.isArray(sight['errors'])) this.errors.push(...sight['errors'].map(String));
    if (sight['isReady'] === true) return isElementReference(sight['element']) ? sight['element'] : null;
    await this.window.execute(readFileSync(library, 'utf8'));
    return this.find(query);
  }
}

function wanted(words: Words): Wanted {
  return typeof words === 'string' ? words : { source: words.source, flags: words.flags };
}
