/** What an examination checks. Each probe returns what it finds; what cannot be reached is an error with its reason. */
import dns from 'node:dns/promises';
import { statfs } from 'node:fs/promises';
import tls from 'node:tls';
import { isNativeError } from 'node:util/types';

/** No probe takes longer. */
const TIMEOUT_MS = 4_000;

/** The answer, or an error after the time that a probe has. Not every probe can be canceled, such as a DNS query. */
export async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS / 1_000} s`)), TIMEOUT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

const get = (url: string, options: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS), ...options });

/** The addresses of a host. */
export const addressesOf = async (host: string): Promise<string[]> =>
  (await inTime(dns.lookup(host, { all: true }))).map(({ address }) => address);

/** TXT records, joined as mail servers do; none if the name does not exist. */
export async function textsOf(
  name: string,
  resolver: Pick<typeof dns, 'resolveTxt'> = dns,
): Promise<string[]> {
  try {
    return (await inTime(resolver.resolveTxt(name))).map((parts) => parts.join(''));
  } catch (error) {
    if (isNativeError(error) && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA'))
      return [];
    throw error;
  }
}

/** A certificate that a server showed. */
export interface ShownCertificate {
  /** Why browsers refuse it; null when they don't. */
  authorizationError: string | null;
  validTo: Date;
}

/** The certificate that a server shows, whether or not it is trusted. */
export function certificateOf({ host, port }: { host: string; port: number }): Promise<ShownCertificate> {
  const shown = new Promise<ShownCertificate>((resolve, reject) => {
    const socket = tls.connect(
      { host, port, servername: host, rejectUnauthorized: false, timeout: TIMEOUT_MS },
      () => {
        const { valid_to: validTo } = socket.getPeerCertificate();
        const { authorizationError } = socket;
        resolve({
          authorizationError: authorizationError ? String(authorizationError) : null,
          validTo: new Date(validTo),
        });
        socket.end();
      },
    );
    socket.once('error', reject);
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
  });
  return inTime(shown);
}

/** Connects to the mail server and signs in. @param url smtp:// or smtps:// */
export async function signInToMail(url: string): Promise<void> {
  // Instances of the API start without it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    dnsTimeout: TIMEOUT_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await inTime(transport.verify());
  } finally {
    transport.close();
  }
}

/** A webhook endpoint of Stripe's account. */
export interface WebhookEndpoint {
  url: string;
  /** `enabled` or `disabled`. */
  status: string;
  /** Types of events that it is sent; `*` for all. */
  events: readonly string[];
}

/** What Stripe answered. */
export interface StripeAnswer {
  status: number;
  endpoints: WebhookEndpoint[];
  /** How far this machine's clock is ahead of Stripe's, in milliseconds. */
  driftMs: number;
}

/** The webhook endpoints of Stripe's account, and its clock. @param stripe origin of its API, and the secret key */
export async function askStripe(stripe: { host: string; secretKey: string }): Promise<StripeAnswer> {
  const asked = Date.now();
  const answer = await get(`${stripe.host}/v1/webhook_endpoints?limit=100`, {
    headers: { authorization: `Bearer ${stripe.secretKey}` },
  });
  const body: unknown = await answer.json();
  return {
    status: answer.status,
    endpoints: listOf(field(body, 'data')).map((endpoint) => ({
      url: textOf(field(endpoint, 'url')),
      status: textOf(field(endpoint, 'status')),
      events: listOf(field(endpoint, 'enabled_events')).map(textOf),
    })),
    driftMs: driftOf(answer, asked, Date.now()),
  };
}

/** HTTP dates are in whole seconds, and the call took some time. */
function driftOf(answer: Response, asked: number, answered: number): number {
  const told = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(told)) return 0;
  if (asked > told + 1_000) return asked - told - 1_000;
  return Math.min(0, answered - told);
}

/** The parts of the API, as its readiness says them. @param origin where it answers */
export async function partsOf(origin: string): Promise<Record<string, string>> {
  const answer = await get(`${origin}/api/health/ready`);
  const body: unknown = await answer.json();
  const parts = field(body, 'parts') ?? field(field(body, 'details'), 'parts');
  if (!isRecord(parts)) throw new Error(`it answers ${answer.status}`);
  return Object.fromEntries(Object.entries(parts).map(([part, state]) => [part, textOf(state)]));
}

/** Room on a disk, in bytes. */
export interface DiskRoom {
  free: number;
  total: number;
}

/** The room on the disk of a folder. */
export async function diskOf(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await inTime(statfs(folder));
  return { free: bavail * bsize, total: blocks * bsize };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const field = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
