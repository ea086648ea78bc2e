import { AppError } from '../../platform';

/** The parts of a request that identify its session. Header names are in lower case. */
export interface SessionRequest {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** How a session may be identified. */
interface SessionTransport {
  /** The origins from which a request may write with the cookie. */
  origins: readonly string[];
  cookieName: string;
  /** Whether `Authorization: Bearer` counts as well, which needs a page that can read the secret. */
  isBearerAccepted: boolean;
}

/**
 * The secret of the request's session: from `Authorization: Bearer` where accepted, which only the gallery's own pages
 * can send, or else from the cookie. Browsers send the cookie on their own, so it allows writes only from the gallery's
 * own pages.
 * @throws AppError `foreign_request` for a write by cookie from elsewhere
 */
export function sessionTokenOf(
  request: SessionRequest,
  { origins, cookieName, isBearerAccepted }: SessionTransport,
): string | null {
  const bearer = /^Bearer ([\w-]+)$/i.exec(text(request.headers['authorization']))?.[1];
  if (isBearerAccepted && bearer !== undefined) return bearer;
  const cookie = readCookie(text(request.headers['cookie']), cookieName);
  if (cookie === null) return null;
  if (!SAFE_METHODS.includes(request.method) && !isSameOrigin(request, origins))
    throw new AppError('foreign_request');
  return cookie;
}

/** Browsers send `Origin` with every write; one that leaves it out must send `Sec-Fetch-Site`. */
function isSameOrigin({ headers }: SessionRequest, origins: readonly string[]): boolean {
  const from = text(headers['origin']);
  return from ? origins.includes(from) : text(headers['sec-fetch-site']) === 'same-origin';
}

/** The value of one cookie from the `Cookie` header. */
export function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}

const text = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');
