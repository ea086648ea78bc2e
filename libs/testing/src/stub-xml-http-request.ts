/**
 * A stand-in for XMLHttpRequest, which pages use where they show how much of a file has left. It uses the same answers as `fetch`; a form arrives there
 * as JSON: each field's text, each file's name.
 */
export function createXmlHttpRequestStub(ask: typeof fetch) {
  return class UploadRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    statusText = '';
    responseText = '';
    private answered = new Headers();
    private readonly headers = new Headers({ 'Content-Type': 'application/json' });
    private readonly given = new AbortController();
    private address = '';
    private method = '';

    open(method: string, path: string): void {
      this.method = method;
      this.address = new URL(path, window.location.href).href;
    }

    setRequestHeader(name: string, value: string): void {
      this.headers.set(name, value);
    }

    getResponseHeader(name: string): string | null {
      return this.answered.get(name);
    }

    abort(): void {
      this.given.abort();
    }

    send(form: FormData): void {
      this.upload.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 2 }),
      );
      this.answer(form).then(
        () => this.dispatchEvent(new Event('load')),
        () => this.dispatchEvent(new Event(this.given.signal.aborted ? 'abort' : 'error')),
      );
    }

    private async answer(form: FormData): Promise<void> {
      const fields = [...form.entries()].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : value.name,
      ]);
      const { method, headers } = this;
      const body = JSON.stringify(Object.fromEntries(fields));
      const response = await ask(this.address, {
        method,
        headers,
        body,
        signal: this.given.signal,
      });
      this.status = response.status;
      this.statusText = response.statusText;
      this.answered = response.headers;
      this.responseText = await response.text();
    }
  };
}
