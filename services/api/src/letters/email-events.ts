import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the provider's clock and the API's may differ; older messages could be replayed by someone who saw them. */
const TOLERANCE_MS = 5 * 60_000;

/** The headers of Standard Webhooks, or the same ones under Svix's names. */
export interface SignedHeaders {
  id: string | undefined;
  timestamp: string | undefined;
  signature: string | undefined;
}

/**
 * Whether the provider signed this body: HMAC-SHA256 over `id.timestamp.body`, one of several signatures after `v1,`
 * (https://www.standardwebhooks.com). The secret is the base64 text after `whsec_`.
 */
export function isSignedByProvider(
  body: Buffer,
  { id, timestamp, signature }: SignedHeaders,
  secret: string,
  now: Date,
): boolean {
  const sentAt = Number(timestamp) * 1_000;
  if (!id || !signature || !(Math.abs(now.getTime() - sentAt) <= TOLERANCE_MS)) return false;
  const expected = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(`${id}.${timestamp}.`)
    .update(body)
    .digest();
  return signature.split(' ').some((each) => {
    const given = Buffer.from(each.replace(/^v1,/, ''), 'base64');
    return each.startsWith('v1,') && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** An address that does not exist, or whose owner reported an email as spam. */
export interface EmailEvent {
  kind: 'bounce' | 'complaint';
  emails: string[];
}

/** What a message from the provider says; null if it does not matter, such as a full mailbox. */
export function readEmailEvent(body: unknown): EmailEvent | null {
  if (!isRecord(body) || !isRecord(body['data'])) return null;
  const { to, bounce } = body['data'];
  const emails = (Array.isArray(to) ? to : [to]).filter((each) => typeof each === 'string');
  if (body['type'] === 'email.complained') return { kind: 'complaint', emails };
  const isPermanent = !isRecord(bounce) || bounce['type'] === undefined || bounce['type'] === 'Permanent';
  return body['type'] === 'email.bounced' && isPermanent ? { kind: 'bounce', emails } : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
