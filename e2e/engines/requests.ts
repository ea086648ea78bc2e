/** What a page gets instead of the server's answer. */
export type Answer = 'real' | 'none yet' | 'network error' | { status: number; body?: unknown };

declare global {
  interface Window {
    /** What to answer, newest first: the source of a regular expression for addresses, and the answer. */
    answers?: [address: string, answer: Answer][];
    /** Requests since the first answer was given, as `GET /api/artworks`. */
    requests?: string[];
  }
}

/** Runs in the page. From now on, this document gets this answer from matching addresses. */
export function answerRequests(address: string, answer: Answer): void {
  (window.answers ??= []).unshift([address, answer]);
  if (window.requests) return;
  const requests: string[] = (window.requests = []);
  const realFetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const { method, url } = input instanceof Request ? input : new Request(input, init);
    requests.push(`${method} ${url}`);
    const [, given = 'real'] = window.answers?.find(([source]) => new RegExp(source).test(url)) ?? [];
    if (given === 'real') return realFetch(input, init);
    if (given === 'none yet') return new Promise(() => {});
    if (given === 'network error') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json(given.body ?? {}, { status: given.status }));
  };
}
