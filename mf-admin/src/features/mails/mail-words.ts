import type { MailRow } from '@gallery/contracts';
import { jobWords } from '../../parts/job-words';

/** How a mail stands. */
export const STATE_WORDS: Record<MailRow['state'], string> = {
  dead: 'Failed',
  waiting: 'Waiting',
  delivered: 'Delivered',
};

/** What stands over it. */
export const subjectWords = ({ kind, subject }: Pick<MailRow, 'kind' | 'subject'>): string =>
  subject ?? (kind === 'mail' ? 'Mail' : jobWords(kind));

/** `3 attempts`, and what the last one ended with. */
export function attemptWords({ attempts, lastError }: Pick<MailRow, 'attempts' | 'lastError'>): string {
  const count = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return lastError === null ? count : `${count}: ${lastError}`;
}
