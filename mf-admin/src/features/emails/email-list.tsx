import type { EmailRow } from '@gallery/contracts';
import { Button, EmptyState, StatusBadge, type StatusBadgeColor } from '@gallery/ui';
import { useState } from 'react';
import { DataTable, type Column } from '../../components/lists/data-table';
import { FilterBar } from '../../components/filters/filter-bar';
import { SelectFilter } from '../../components/filters/filter-fields';
import { DateTime } from '../../components/text/date-time';
import { LoadMore } from '../../components/lists/load-more';
import { MutedText } from '../../components/text/muted-text';
import { SearchFilter } from '../../components/filters/search-filter';
import type { Filters } from '../../components/filters/use-filters';
import type { PagedList } from '../../components/lists/use-paged-list';
import { EmailDetail } from './email-detail';
import { EMAIL_STATE_LABELS, subjectLabel } from './email-labels';

export const EMAIL_FILTERS = { q: '', state: '' };
export type EmailFilterName = keyof typeof EMAIL_FILTERS;

const STATE_OPTIONS = [
  { value: '', label: 'All' },
  ...Object.entries(EMAIL_STATE_LABELS).map(([value, label]) => ({ value, label })),
];

const STATE_COLORS: Record<EmailRow['state'], StatusBadgeColor> = {
  dead: 'cancelled',
  waiting: 'pending',
  delivered: 'shipped',
};

export interface EmailListProps {
  list: PagedList<EmailRow>;
  filters: Filters<EmailFilterName>;
}

/** Every email with its state, those that failed first; a row opens to its text. */
export function EmailList({ list, filters }: EmailListProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <FilterBar list="emails" filters={filters}>
        <SearchFilter label="Search address, subject" name="q" filters={filters} />
        <SelectFilter label="State" name="state" filters={filters} options={STATE_OPTIONS} />
      </FilterBar>
      <DataTable
        label="Mails"
        columns={columns(openId, setOpenId)}
        list={list}
        keyOf={({ id }) => id}
        loading="Loading mails..."
        failed="The mails could not be read."
        empty={
          <EmptyState>
            {filters.isNarrowed ? 'No mail is like that.' : 'Nothing has been sent yet.'}
          </EmptyState>
        }
        renderDetail={(mail) => mail.id === openId && <EmailDetail mail={mail} />}
      />
      <LoadMore list={list} />
    </>
  );
}

const columns = (openId: string | null, open: (id: string | null) => void): Column<EmailRow>[] => [
  {
    key: 'subject',
    head: 'Mail',
    priority: 'first',
    render: (mail) => (
      <Button
        variant="text"
        aria-expanded={mail.id === openId}
        onClick={() => open(mail.id === openId ? null : mail.id)}
      >
        {subjectLabel(mail)}
      </Button>
    ),
  },
  {
    key: 'recipient',
    head: 'To',
    priority: 'second',
    render: ({ recipient }) => <MutedText>{recipient ?? 'Forgotten'}</MutedText>,
  },
  {
    key: 'created',
    head: 'Written',
    priority: 'other',
    render: ({ createdAt }) => <DateTime at={createdAt} />,
  },
  {
    key: 'attempts',
    head: 'Attempts',
    priority: 'other',
    isFigure: true,
    render: ({ attempts }) => attempts,
  },
  {
    key: 'state',
    head: 'State',
    priority: 'state',
    render: ({ state }) => <StatusBadge color={STATE_COLORS[state]}>{EMAIL_STATE_LABELS[state]}</StatusBadge>,
  },
];
