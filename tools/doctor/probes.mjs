/** What the doctor looks at. Each probe returns what is there; what cannot be reached is an error with its reason. */
import dns from 'node:dns/promises';
import { statfs } from 'node:fs/promises';
import tls from 'node:tls';
import { createTransport } from 'nodemailer';

const TIMEOUT_MS = 8_000;

/** @param {string} url @param {RequestInit} [options] */
const get = (url, options = {}) =>
  fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS), ...options });

/** The addresses of a host. @param {string} host */
export const addressesOf = async (host) =>
  (await dns.lookup(host, { all: true })).map(({ address }) => address);

/**
 * TXT records, joined as mail servers do; none if the name does not exist.
 * @param {string} name @param {Pick<typeof dns, 'resolveTxt'>} [resolver]
 */
export async function textsOf(name, resolver = dns) {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return [];
    throw error;
  }
}

/**
 * The certificate that a server shows, whether or not it is trusted.
 * @param {{ host: string, port: number, address?: string }} server
 * @returns {Promise<{ authorizationError: string | null, validTo: Date }>}
 */
export function certificateOf({ host, port, address = host }) {
  return new Promise((resolve, reject) => {
    const socket = tls.connect(
      { host: address, port, servername: host, rejectUnauthorized: false, timeout: TIMEOUT_MS },
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
}

/** Connects to the mail server and signs in. @param {string} url smtp:// or smtps:// */
export async function signInToMail(url) {
  const transport = createTransport({
    url,
    dnsTimeout: TIMEOUT_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/**
 * The webhook endpoints of Stripe's account, and how far this machine's clock is ahead of Stripe's.
 * @param {{ host: string, secretKey: string }} stripe
 */
export async function askStripe({ host, secretKey }) {
  const asked = Date.now();
  const answer = await get(`${host}/v1/webhook_endpoints?limit=100`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  const body = await answer.json();
  return { status: answer.status, endpoints: body.data ?? [], driftMs: driftOf(answer, asked, Date.now()) };
}

/** Dates of HTTP are whole seconds, and the call took its time. */
function driftOf(answer, asked, answered) {
  const told = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(told)) return 0;
  if (asked > told + 1_000) return asked - told - 1_000;
  return Math.min(0, answered - told);
}

/** The parts of the API as its readiness says them. @param {string} origin @returns {Promise<Record<string, string>>} */
export async function partsOf(origin) {
  const answer = await get(`${origin}/api/health/ready`);
  const body = await answer.json();
  const parts = body.parts ?? body.details?.parts;
  if (!parts) throw new Error(`it answers ${answer.status}`);
  return parts;
}

/** @param {string} folder @returns {Promise<{ free: number, total: number }>} bytes */
export async function diskOf(folder) {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
