/** A socket that the test opens, sends through and closes. */
export class TestSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: TestSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];

  constructor(readonly url: string) {
    super();
    TestSocket.made.push(this);
  }

  static get last(): TestSocket {
    const last = TestSocket.made.at(-1);
    if (!last) throw new Error('No socket was opened');
    return last;
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
  }

  accept() {
    this.readyState = TestSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  tell(message: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** Sends something that is not a message. */
  say(text: string) {
    this.dispatchEvent(new MessageEvent('message', { data: text }));
  }

  /** The API ends the connection with a code; 1006 for a lost connection. */
  cut(code = 1_006) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}
