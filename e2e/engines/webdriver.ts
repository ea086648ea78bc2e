/** The commands of W3C WebDriver that the walks use, as named there: https://www.w3.org/TR/webdriver2/. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the document that was open when it was found. */
export interface ElementReference {
  readonly [ELEMENT]: string;
}

/** Keys without a character, by their name in `KeyboardEvent.key`. */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};
export type Key = keyof typeof KEYS;

/** A window of a browser. */
export class WebDriverSession {
  private constructor(private readonly address: string) {}

  /** @param driver the address of the browser's driver */
  static async open(driver: string, capabilities: object): Promise<WebDriverSession> {
    const session = await send('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
    if (!isRecord(session) || typeof session['sessionId'] !== 'string')
      throw new Error('The driver names no session.');
    return new WebDriverSession(`${driver}/session/${session['sessionId']}`);
  }

  async close(): Promise<void> {
    await send('DELETE', this.address);
  }

  /** Opens an address and waits for the document's load event. */
  async navigate(url: string): Promise<void> {
    await send('POST', `${this.address}/url`, { url });
  }

  /** @param size of the window with its frame, in pixels */
  async resize(size: { width: number; height: number }): Promise<void> {
    await send('POST', `${this.address}/window/rect`, size);
  }

  /** Runs a function in the page. What it takes and returns passes through JSON; elements become references. */
  async run<Values extends unknown[]>(
    pageFunction: (...values: Values) => unknown,
    ...values: Values
  ): Promise<unknown> {
    return this.execute(`return (${pageFunction.toString()})(...arguments)`, values);
  }

  async execute(script: string, values: readonly unknown[] = []): Promise<unknown> {
    return send('POST', `${this.address}/execute/sync`, { script, args: values });
  }

  /** Commands go to the document of the first frame, until the next call of `leaveFrame`. */
  async enterFrame(): Promise<void> {
    await send('POST', `${this.address}/frame`, { id: 0 });
  }

  async leaveFrame(): Promise<void> {
    await send('POST', `${this.address}/frame`, { id: null });
  }

  async click(element: ElementReference): Promise<void> {
    await send('POST', `${this.address}/element/${element[ELEMENT]}/click`, {});
  }

  async clear(element: ElementReference): Promise<void> {
    await send('POST', `${this.address}/element/${element[ELEMENT]}/clear`, {});
  }

  /** Types at the end of a field, key by key. */
  async sendKeys(element: ElementReference, text: string): Promise<void> {
    await send('POST', `${this.address}/element/${element[ELEMENT]}/value`, { text });
  }

  /** Presses a key where the focus is. */
  async press(key: Key): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
    await send('POST', `${this.address}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** @returns what the window shows, as PNG */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await send('GET', `${this.address}/screenshot`)), 'base64');
  }
}

export function isElementReference(value: unknown): value is ElementReference {
  return isRecord(value) && typeof value[ELEMENT] === 'string';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

async function send(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const answer: unknown = await response.json();
  const value = isRecord(answer) ? answer['value'] : undefined;
  if (!response.ok)
    throw new Error(
      isRecord(value) ? `${String(value['error'])}: ${String(value['message'])}` : `${response.status}`,
    );
  return value;
}
