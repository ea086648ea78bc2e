import { emailText } from './email-text';
import type { TestApi } from '../app/start-api';

/** The password of every account here unless said otherwise. */
export const PASSWORD = 'three unrelated words';

interface AccountBody {
  sessionId: string;
  collector: { id: string; email: string; isEmailConfirmed: boolean };
  code?: string;
  message?: string;
  email?: string;
  fields?: Record<string, string>;
}

/** What the API answered to a call about accounts; an empty body is `{}`. */
export interface AccountAnswer {
  status: number;
  headers: Headers;
  body: AccountBody;
}

/** Calls about accounts as their pages make them; paths start after `/api/collectors/`. */
export function accountCalls(api: () => TestApi) {
  const post = async (
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<AccountAnswer> => {
    const answer = await api().request(`/api/collectors/${path}`, { method: 'POST', body, headers });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: read(text === '' ? '{}' : text) };
  };
  return {
    post,
    signUp: (email = 'ada@example.com', more: object = {}, headers: Record<string, string> = {}) =>
      post('signup', { firstName: 'Ada', lastName: 'Byron', email, password: PASSWORD, ...more }, headers),
    signIn: (email = 'ada@example.com', password = PASSWORD, headers: Record<string, string> = {}) =>
      post('signin', { email, password }, headers),
    /** As whom, for the calls of someone signed in. */
    as: ({ body }: AccountAnswer) => ({ authorization: `Bearer ${body.sessionId}` }),
    /** Status of the caller's own record: 200, or 401 once the session is over. */
    me: async ({ body }: AccountAnswer): Promise<number> => {
      const headers = { authorization: `Bearer ${body.sessionId}` };
      return (await api().request('/api/collectors/me', { headers })).status;
    },
    /** Mails that this work leads to. */
    mailsOf: async (work: () => Promise<unknown>): Promise<string[]> => {
      await api().deliverOutbox();
      const before = await api().mails();
      await work();
      await api().deliverOutbox();
      return (await api().mails()).filter((mail) => !before.includes(mail)).map(emailText);
    },
  };
}

/** Trusts the API here: what an answer holds is what the tests compare. */
function read(text: string): AccountBody {
  const body: unknown = JSON.parse(text);
  if (!isObject(body)) throw new Error(`Not an object: ${text}`);
  return body;
}

const isObject = (body: unknown): body is AccountBody => typeof body === 'object' && body !== null;

/** The token of the link in the mail; `none` when there is no such link. */
export const tokenIn = (mail: string | undefined, kind: 'confirm' | 'reset'): string =>
  new RegExp(`http://gallery.example/collector\\?${kind}=([\\w-]{43})`).exec(mail ?? '')?.[1] ?? 'none';
