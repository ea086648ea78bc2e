import { resendEmail, retryEmail } from '@gallery/api-client';
import type { EmailRow } from '@gallery/contracts';
import type { StatusBadgeColor } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterBar } from '../../components/filters/filter-bar';
import { SelectFilter, SearchFilter } from '../../components/filters/filter-fields';
import { anyText, filterOptions, listFilters, keyOf } from '../../components/filters/filter-parser';
import {
  badgeColumn,
  dateColumn,
  detailColumn,
  mutedColumn,
  textColumn,
  type OpenRow,
} from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import type { RecordListProps } from '../../components/lists/use-list-page';
import { TextButton } from '../../components/actions/text-button';
import { DateTime } from '../../components/text/date-time';
import { EmailText } from '../../components/text/email-text';
import { ErrorNotice } from '../../components/feedback/error-notice';
import styles from './emails.module.css';
import { outboxJobLabel } from '../../components/text/labels';

const EMAIL_STATE_LABELS: Record<EmailRow['state'], string> = {
  dead: 'Failed',
  waiting: 'Waiting',
  delivered: 'Delivered',
};

type EmailFilterName = keyof typeof EMAIL_FILTERS.defaults;

export const EMAIL_FILTERS = listFilters({
  q: anyText,
  state: keyOf(EMAIL_STATE_LABELS),
});

const STATE_OPTIONS = filterOptions(EMAIL_STATE_LABELS);

const STATE_COLORS: Record<EmailRow['state'], StatusBadgeColor> = {
  dead: 'cancelled',
  waiting: 'pending',
  delivered: 'shipped',
};

type EmailListProps = Pick<RecordListProps<EmailRow, EmailFilterName>, 'list' | 'filters'>;

/** Every email with its state, those that failed first; a row opens to its text. */
export function EmailList({ list, filters }: EmailListProps) {
  const openRow = useState<string | null>(null);
  return (
    <>
      <FilterBar list="emails" filters={filters}>
        <SearchFilter label="Search address, subject" name="q" filters={filters} />
        <SelectFilter label="State" name="state" filters={filters} options={STATE_OPTIONS} />
      </FilterBar>
      <DataTable
        label="Emails"
        columns={columns(openRow)}
        list={list}
        keyOf={({ id }) => id}
        subject="emails"
        empty="No emails yet."
        narrowed={{ filters, text: 'No emails match these filters.' }}
        renderDetail={(email) => email.id === openRow[0] && <EmailDetail email={email} />}
      />
    </>
  );
}

const columns = (openRow: OpenRow): Column<EmailRow>[] => [
  detailColumn('subject', 'Email', subjectLabel, openRow),
  mutedColumn('recipient', 'To', ({ recipient }) => recipient ?? 'Deleted'),
  dateColumn('createdAt', 'Created', { shape: 'full' }),
  textColumn('attempts', 'Attempts', { isFigure: true }),
  badgeColumn('state', 'State', EMAIL_STATE_LABELS, STATE_COLORS),
];

function EmailDetail({ email }: { email: EmailRow }) {
  const { id, state, deliveredAt, dueAt } = email;
  const retrying = useMutation(retryEmail());
  const resending = useMutation(resendEmail());
  return (
    <div className={styles.open}>
      <p className={styles.fate}>
        {attemptsLabel(email)}
        {state === 'waiting' && (
          <>
            . Next attempt <DateTime at={dueAt} />
          </>
        )}
        {deliveredAt && (
          <>
            . Delivered <DateTime at={deliveredAt} />
          </>
        )}
      </p>
      <p className={styles.words}>
        {state !== 'delivered' && (
          <TextButton isBusy={retrying.isPending} onClick={() => retrying.mutate({ id })}>
            Try again now
          </TextButton>
        )}
        {state === 'delivered' && email.isContentRetained && (
          <TextButton isBusy={resending.isPending} onClick={() => resending.mutate({ id })}>
            Send again
          </TextButton>
        )}
        {resending.isSuccess && <output>Sending again.</output>}
      </p>
      <ErrorNotice title="The email was not sent." failure={retrying.error} />
      <ErrorNotice title="The email was not sent again." failure={resending.error} />
      <EmailText id={id} />
    </div>
  );
}

/** Above its text. */
const subjectLabel = ({ kind, subject }: Pick<EmailRow, 'kind' | 'subject'>): string =>
  subject ?? (kind === 'mail' ? 'Email' : outboxJobLabel(kind));

/** `3 attempts`, and what the last one ended with. */
function attemptsLabel({ attempts, lastError }: Pick<EmailRow, 'attempts' | 'lastError'>): string {
  const count = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return lastError === null ? count : `${count}: ${lastError}`;
}
