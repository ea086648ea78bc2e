/** The key of a reference in W3C WebDriver: https://www.w3.org/TR/webdriver2/#elements. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the document that was open when it was found. */
export interface ElementReference {
  readonly [ELEMENT]: string;
}

/** Keys without a character, by their name in `KeyboardEvent.key`. */
export type Key = 'Backspace' | 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight';

/** A window of any browser, with the commands of W3C WebDriver that the walks use. */
export interface BrowserWindow {
  /** Opens an address and waits for the document's load event. */
  navigate(url: string): Promise<void>;
  /** @param size of the window with its frame, in pixels */
  resize(size: { width: number; height: number }): Promise<void>;
  /** Deletes the cookies. */
  forget(): Promise<void>;
  /** Runs a function in the page. Arguments and result pass through JSON; elements become references. */
  run<Values extends unknown[]>(
    pageFunction: (...values: Values) => unknown,
    ...values: Values
  ): Promise<unknown>;
  execute(script: string, values?: readonly unknown[]): Promise<unknown>;
  /** Commands go to the document of the first frame, until the next call of `leaveFrame`. */
  enterFrame(): Promise<void>;
  leaveFrame(): Promise<void>;
  /** Clicks an element, or selects an option of a list. */
  click(element: ElementReference): Promise<void>;
  clear(element: ElementReference): Promise<void>;
  /** Types at the end of a field, key by key. Gives a file field the file of this name. */
  sendKeys(element: ElementReference, text: string): Promise<void>;
  /** Presses a key where the focus is. */
  press(key: Key): Promise<void>;
  /** @returns what the window shows, as PNG */
  screenshot(): Promise<Buffer>;
}

export function isElementReference(value: unknown): value is ElementReference {
  return isRecord(value) && typeof value[ELEMENT] === 'string';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
