import type { MailRow } from '@gallery/contracts';

/** How a mail stands. */
export const STATE_WORDS: Record<MailRow['state'], string> = {
  dead: 'Failed',
  waiting: 'Waiting',
  delivered: 'Delivered',
};

/** What is no mail: other promises to the outside world that wait in the same box. */
const KIND_WORDS: Record<string, string> = {
  'payment-refund': 'Refund of a whole payment at Stripe',
  'payment-refund-part': 'Refund at Stripe',
  'payment-request-cancel': 'Payment request to be called off at Stripe',
};

/** What stands over it. */
export const subjectWords = ({ kind, subject }: Pick<MailRow, 'kind' | 'subject'>): string =>
  subject ?? (kind === 'mail' ? 'Mail' : (KIND_WORDS[kind] ?? kind));

/** `3 attempts`, and what the last one ended with. */
export function attemptWords({ attempts, lastError }: Pick<MailRow, 'attempts' | 'lastError'>): string {
  const count = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return lastError === null ? count : `${count}: ${lastError}`;
}
