import type { EmailRow } from '@gallery/contracts';
import { outboxJobLabel } from '../../components/text/outbox-job-label';

/** An email's states. */
export const EMAIL_STATE_LABELS: Record<EmailRow['state'], string> = {
  dead: 'Failed',
  waiting: 'Waiting',
  delivered: 'Delivered',
};

/** Above its text. */
export const subjectLabel = ({ kind, subject }: Pick<EmailRow, 'kind' | 'subject'>): string =>
  subject ?? (kind === 'mail' ? 'Mail' : outboxJobLabel(kind));

/** `3 attempts`, and what the last one ended with. */
export function attemptsLabel({ attempts, lastError }: Pick<EmailRow, 'attempts' | 'lastError'>): string {
  const count = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return lastError === null ? count : `${count}: ${lastError}`;
}
