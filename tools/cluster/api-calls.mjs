/** Requests of the scripts to a gallery, over HTTP as pages make them. */

/** Longer than the timeouts of nginx and the API. */
const PATIENCE_MS = 130_000;

/**
 * @typedef {object} Answer
 * @property {number} status 0 for none at all
 * @property {any} body parsed JSON, or else text
 * @property {Headers} headers
 * @property {number} ms
 */

/**
 * Never rejects: no response is a result too.
 * @param {string} url
 * @param {{ method?: string, body?: unknown, headers?: Record<string, string>, patienceMs?: number }} [request]
 * @returns {Promise<Answer>}
 */
export async function call(url, { method, body, headers = {}, patienceMs = PATIENCE_MS } = {}) {
  const began = performance.now();
  const isForm = body instanceof FormData;
  const type = body === undefined || isForm ? {} : { 'content-type': 'application/json' };
  try {
    const response = await fetch(url, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...type, ...headers },
      body: body === undefined || isForm ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      headers: response.headers,
      ms: performance.now() - began,
    };
  } catch (error) {
    return {
      status: 0,
      body: String(error.cause?.code ?? error),
      headers: new Headers(),
      ms: performance.now() - began,
    };
  }
}

/** The same for requests that have to succeed. @returns {Promise<any>} the body */
export async function getJson(url, request) {
  const { status, body } = await call(url, request);
  if (status < 200 || status > 299)
    throw new Error(`${url} answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  return body;
}

/**
 * Creates an account and signs in.
 * @param {string} origin @param {string} email
 * @returns {Promise<Record<string, string>>} headers of its calls
 */
export async function signUp(origin, email) {
  const { sessionId } = await getJson(`${origin}/api/collectors/signup`, {
    body: { firstName: 'Cluster', lastName: 'Collector', email, password: 'four unrelated words here' },
  });
  return { authorization: `Bearer ${sessionId}` };
}
