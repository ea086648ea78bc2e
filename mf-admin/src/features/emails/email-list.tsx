import type { EmailListFilter } from '@gallery/api-client';
import type { EmailRow } from '@gallery/contracts';
import type { StatusBadgeColor } from '@gallery/ui';
import { useState } from 'react';
import { FilterBar } from '../../components/filters/filter-bar';
import { SelectFilter } from '../../components/filters/filter-fields';
import { anyText, filterOptions, filterParser, keyOf } from '../../components/filters/filter-parser';
import { SearchFilter } from '../../components/filters/search-filter';
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
import { EmailDetail } from './email-detail';
import { EMAIL_STATE_LABELS, subjectLabel } from './email-labels';

export const EMAIL_FILTERS = { q: '', state: '' };
type EmailFilterName = keyof typeof EMAIL_FILTERS;

export const toEmailFilter = filterParser<Pick<EmailListFilter, EmailFilterName>>({
  q: anyText,
  state: keyOf(EMAIL_STATE_LABELS),
});

const STATE_OPTIONS = filterOptions(EMAIL_STATE_LABELS);

const STATE_COLORS: Record<EmailRow['state'], StatusBadgeColor> = {
  dead: 'cancelled',
  waiting: 'pending',
  delivered: 'shipped',
};

export type EmailListProps = Pick<RecordListProps<EmailRow, EmailFilterName>, 'list' | 'filters'>;

/** Every email with its state, those that failed first; a row opens to its text. */
export function EmailList({ list, filters }: EmailListProps) {
  const openRow = useState<string | null>(null);
  return (
    <>
      <FilterBar list="mails" filters={filters}>
        <SearchFilter label="Search address, subject" name="q" filters={filters} />
        <SelectFilter label="State" name="state" filters={filters} options={STATE_OPTIONS} />
      </FilterBar>
      <DataTable
        label="Mails"
        columns={columns(openRow)}
        list={list}
        keyOf={({ id }) => id}
        subject="mails"
        empty="Nothing has been sent yet."
        narrowed={{ filters, text: 'No mail is like that.' }}
        renderDetail={(mail) => mail.id === openRow[0] && <EmailDetail mail={mail} />}
      />
    </>
  );
}

const columns = (openRow: OpenRow): Column<EmailRow>[] => [
  detailColumn('subject', 'Mail', subjectLabel, openRow),
  mutedColumn('recipient', 'To', ({ recipient }) => recipient ?? 'Forgotten'),
  dateColumn('createdAt', 'Written', { shape: 'full' }),
  textColumn('attempts', 'Attempts', { isFigure: true }),
  badgeColumn('state', 'State', EMAIL_STATE_LABELS, STATE_COLORS),
];
