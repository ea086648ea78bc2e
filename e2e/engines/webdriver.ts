import { ELEMENT, isRecord, type BrowserWindow, type ElementReference, type Key } from './browser-window';

/** Keys as WebDriver names them: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const KEYS: Record<Key, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** A window of a browser, which its driver opens. */
export class WebDriverSession implements BrowserWindow {
  private constructor(private readonly address: string) {}

  /**
   * @param driver the address of the browser's driver
   * @param signal ends the wait for a window
   */
  static async open(driver: string, capabilities: object, signal: AbortSignal): Promise<WebDriverSession> {
    const wanted = { capabilities: { alwaysMatch: capabilities } };
    const session = await send('POST', `${driver}/session`, wanted, signal);
    if (!isRecord(session) || typeof session['sessionId'] !== 'string')
      throw new Error('The driver names no session.');
    return new WebDriverSession(`${driver}/session/${session['sessionId']}`);
  }

  async close(): Promise<void> {
    await send('DELETE', this.address);
  }

  async navigate(url: string): Promise<void> {
    await send('POST', `${this.address}/url`, { url });
  }

  async resize(size: { width: number; height: number }): Promise<void> {
    await send('POST', `${this.address}/window/rect`, size);
  }

  async forget(): Promise<void> {
    await send('DELETE', `${this.address}/cookie`);
  }

  async run<Values extends unknown[]>(
    pageFunction: (...values: Values) => unknown,
    ...values: Values
  ): Promise<unknown> {
    return this.execute(`return (${pageFunction.toString()})(...arguments)`, values);
  }

  async execute(script: string, values: readonly unknown[] = []): Promise<unknown> {
    return send('POST', `${this.address}/execute/sync`, { script, args: values });
  }

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

  async sendKeys(element: ElementReference, text: string): Promise<void> {
    await send('POST', `${this.address}/element/${element[ELEMENT]}/value`, { text });
  }

  async press(key: Key): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
    await send('POST', `${this.address}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await send('GET', `${this.address}/screenshot`)), 'base64');
  }
}

async function send(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const answer: unknown = await response.json();
  const value = isRecord(answer) ? answer['value'] : undefined;
  if (!response.ok)
    throw new Error(
      isRecord(value) ? `${String(value['error'])}: ${String(value['message'])}` : `${response.status}`,
    );
  return value;
}
