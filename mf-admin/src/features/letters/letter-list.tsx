import { lettersQuery } from '@gallery/api-client';
import type { LetterRow } from '@gallery/contracts';
import { useQuery } from '@tanstack/react-query';
import { badgeColumn, linkColumn, mutedColumn } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import { DateTime } from '../../components/text/date-time';
import { LETTER_STATE_COLORS, LETTER_STATE_LABELS } from './letter-labels';

/** Letters, newest first. */
export function LetterList() {
  const { data, isError, isFetching, refetch } = useQuery(lettersQuery());
  return (
    <DataTable
      label="Letters"
      columns={COLUMNS}
      list={{ rows: data, isError, isFetching, refetch }}
      keyOf={({ id }) => id}
      subject="letters"
      empty="No letters yet. Subscribers get the ones you write here."
    />
  );
}

const COLUMNS: Column<LetterRow>[] = [
  linkColumn('subject', 'Subject', {
    textOf: ({ subject }) => subject,
    to: ({ id }) => `/admin/letters/${id}`,
  }),
  mutedColumn('writtenBy', 'Written by', ({ writtenBy }) => writtenBy),
  {
    key: 'at',
    head: 'Date',
    priority: 'sum',
    render: ({ endedAt, sendAt, createdAt }) => <DateTime at={endedAt ?? sendAt ?? createdAt} shape="day" />,
  },
  {
    key: 'sent',
    head: 'Sent',
    priority: 'third',
    isFigure: true,
    render: ({ state, results }) => state !== 'draft' && `${results.sent} of ${results.recipients}`,
  },
  badgeColumn('state', 'State', LETTER_STATE_LABELS, LETTER_STATE_COLORS),
];
