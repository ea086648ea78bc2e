import { ERRORS, type ErrorBody, type ErrorCode } from '@gallery/contracts';
import { createXmlHttpRequestStub } from './stub-xml-http-request';

/** A call that the page made. */
export interface ApiCall {
  method: string;
  path: string;
  /** Values of the `{names}` in the pattern. */
  params: Record<string, string>;
  query: URLSearchParams;
  /** Parsed body, or a form's fields; undefined when the call had none. */
  body: unknown;
  request: Request;
}

type StubHandler = (call: ApiCall) => object | undefined | Promise<object | undefined>;
type StubResponse = object | StubHandler;

const isStubHandler = (answer: StubResponse): answer is StubHandler => typeof answer === 'function';

/**
 * What the API answers, by `METHOD /path/{name}`: an object is sent as JSON with 200, a `Response` as it is, a function
 * sees the call first. A function that returns nothing answers 204.
 */
export type ApiStubs = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, StubResponse>;

/**
 * Replaces the network with these answers until the returned function is called. A call that has no answer
 * fails as a network failure that names it. The list of calls grows as the page makes them.
 */
export function stubApi(answers: ApiStubs): { calls: ApiCall[]; restore: () => void } {
  const calls: ApiCall[] = [];
  const previous = globalThis.fetch;
  const previousRequest = Object.getOwnPropertyDescriptor(globalThis, 'XMLHttpRequest');
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    for (const [pattern, given] of Object.entries(answers)) {
      const params = paramsOf(pattern, request.method, pathname);
      if (!params) continue;
      const call: ApiCall = {
        method: request.method,
        path: pathname,
        params,
        query: searchParams,
        body: await bodyOf(request.clone()),
        request,
      };
      calls.push(call);
      return responseOf(isStubHandler(given) ? await given(call) : given);
    }
    throw new TypeError(`No answer is given for ${request.method} ${pathname}`);
  };
  globalThis.fetch = answer;
  Object.defineProperty(globalThis, 'XMLHttpRequest', {
    configurable: true,
    ...previousRequest,
    value: createXmlHttpRequestStub(answer),
  });
  return {
    calls,
    restore: () => {
      globalThis.fetch = previous;
      if (previousRequest) Object.defineProperty(globalThis, 'XMLHttpRequest', previousRequest);
    },
  };
}

/** The answer that the API gives with this code. */
export function errorResponse(code: ErrorCode, more: Partial<Omit<ErrorBody, 'code'>> = {}): Response {
  const { status, message } = ERRORS[code];
  const body: ErrorBody = { code, message, error: more.message ?? message, ...more };
  return Response.json(body, { status });
}

function paramsOf(pattern: string, method: string, path: string): Record<string, string> | null {
  const [wantedMethod, wantedPath = ''] = pattern.split(' ');
  const wanted = wantedPath.split('/');
  const parts = path.split('/');
  if (wantedMethod !== method || wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const part = decodeURIComponent(parts[index] ?? '');
    if (name.startsWith('{')) params[name.slice(1, -1)] = part;
    else if (name !== part) return null;
  }
  return params;
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  return text ? JSON.parse(text) : undefined;
}

function responseOf(answer: object | undefined): Response {
  if (answer === undefined) return new Response(null, { status: 204 });
  // The same answer may be given twice, but a Response can be read only once.
  return answer instanceof Response ? answer.clone() : Response.json(answer);
}
