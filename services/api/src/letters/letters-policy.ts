/**
 * `draft` while it is written, `scheduled` until its time, `sending` while it goes out, `stopped` partway, `sent` at
 * the end.
 */
export const LETTER_STATES = ['draft', 'scheduled', 'sending', 'stopped', 'sent'] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/**
 * Where a letter stands with one recipient. `waiting` for their turn, `queued` in the outbox, `sending` while it is
 * handed to the mail server; then `sent`, `refused` by the server, `unknown` if the connection was cut off, or
 * `skipped` because they unsubscribed first. Some sent ones later become `bounced`, `complained` or `unsubscribed`.
 */
export const RECIPIENT_STATES = [
  'waiting',
  'queued',
  'sending',
  'sent',
  'refused',
  'unknown',
  'skipped',
  'bounced',
  'complained',
  'unsubscribed',
] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

export const MAX_SUBJECT_LENGTH = 200;
export const MAX_WORDS_LENGTH = 10_000;
export const MAX_WORKS = 12;

/** Letters per batch, and the time between batches: few enough that other emails do not wait behind them. */
export const LETTER_BATCH_SIZE = 10;
export const LETTER_BATCH_INTERVAL_MS = 5_000;
export const LETTERS_PER_MINUTE = (LETTER_BATCH_SIZE * 60_000) / LETTER_BATCH_INTERVAL_MS;

/** Longer than the outbox waits between two attempts: after this time it has given up. */
export const GIVEN_UP_AFTER_MS = 24 * 3_600_000;
/** Longer than any conversation with a mail server: after this time the process must have ended partway. */
export const CUT_OFF_AFTER_MS = 3_600_000;

/** The most letters that the console lists, latest first: a gallery writes a few a year. */
export const MAX_LISTED_LETTERS = 200;

/** The source in an order's attribution that means it came through a letter. The campaign is the letter's id. */
export const LETTER_SOURCE = 'letters';

/** The result of handing an email to the mail server. `again`: it certainly did not take the email, but may later. */
export type DeliveryFailure = 'again' | 'refused' | 'bad-address' | 'unknown';

/**
 * Reads an error of the mail library: a permanent reply (5xx) is a refusal, and names a bad address with RFC 3463's
 * 5.1.x or with 550 to 553 for the recipient. Without a connection or with a temporary reply (4xx), it can be tried
 * again. Any other error may have come after the text was sent, so the letter is not tried again: nobody gets a letter
 * twice.
 */
export function readDeliveryFailure(error: unknown): DeliveryFailure {
  const { responseCode, command, response, code } = smtpError(error);
  if (responseCode >= 500) {
    const isAboutAddress = /\b5\.1\.\d+\b/.test(response);
    const hasOtherReason = /\b5\.[0-9]\.\d+\b/.test(response);
    const isRecipientReply = command === 'RCPT TO' && responseCode >= 550 && responseCode <= 553;
    return isAboutAddress || (isRecipientReply && !hasOtherReason) ? 'bad-address' : 'refused';
  }
  if (responseCode >= 400) return 'again';
  return command === 'CONN' || NOT_CONNECTED.has(code) ? 'again' : 'unknown';
}

/** Error codes of the system and the library that occur before the text of an email is sent. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'EDNS', 'ENOTFOUND', 'EAUTH', 'ETLS']);

function smtpError(error: unknown): {
  responseCode: number;
  command: string;
  response: string;
  code: string;
} {
  const given: Record<string, unknown> =
    typeof error === 'object' && error !== null ? Object.fromEntries(Object.entries(error)) : {};
  const text = (name: string): string => {
    const value = given[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    responseCode: Number(given['responseCode'] ?? 0) || 0,
    command: text('command'),
    response: text('response'),
    code: text('code'),
  };
}
