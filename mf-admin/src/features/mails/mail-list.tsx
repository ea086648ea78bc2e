import type { MailRow } from '@gallery/contracts';
import { Button, EmptyState, StatusBadge, type BadgeColour } from '@gallery/ui';
import { useState } from 'react';
import { DataTable, type Column } from '../../parts/data-table';
import { FilterBar } from '../../parts/filter-bar';
import { ChoiceFilter } from '../../parts/filter-fields';
import { Moment } from '../../parts/moment';
import { MorePages } from '../../parts/more-pages';
import { Quiet } from '../../parts/quiet';
import { SearchFilter } from '../../parts/search-filter';
import type { Filters } from '../../parts/use-filters';
import type { PagedList } from '../../parts/use-pages';
import { MailText } from './mail-text';
import { STATE_WORDS, subjectWords } from './mail-words';

export const MAIL_FILTERS = { q: '', state: '' };
export type MailFilter = keyof typeof MAIL_FILTERS;

const STATES = [
  { value: '', word: 'All' },
  ...Object.entries(STATE_WORDS).map(([value, word]) => ({ value, word })),
];

const COLOURS: Record<MailRow['state'], BadgeColour> = {
  dead: 'cancelled',
  waiting: 'pending',
  delivered: 'shipped',
};

export interface MailListProps {
  list: PagedList<MailRow>;
  filters: Filters<MailFilter>;
}

/** Every mail with its state, those that failed first; a row opens to its text. */
export function MailList({ list, filters }: MailListProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <FilterBar list="mails" filters={filters}>
        <SearchFilter label="Search address, subject" name="q" filters={filters} />
        <ChoiceFilter label="State" name="state" filters={filters} options={STATES} />
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
        renderDetail={(mail) => mail.id === openId && <MailText mail={mail} />}
      />
      <MorePages list={list} />
    </>
  );
}

const columns = (openId: string | null, open: (id: string | null) => void): Column<MailRow>[] => [
  {
    key: 'subject',
    head: 'Mail',
    priority: 'first',
    render: (mail) => (
      <Button
        variant="word"
        aria-expanded={mail.id === openId}
        onClick={() => open(mail.id === openId ? null : mail.id)}
      >
        {subjectWords(mail)}
      </Button>
    ),
  },
  {
    key: 'recipient',
    head: 'To',
    priority: 'second',
    render: ({ recipient }) => <Quiet>{recipient ?? 'Forgotten'}</Quiet>,
  },
  {
    key: 'created',
    head: 'Written',
    priority: 'other',
    render: ({ createdAt }) => <Moment at={createdAt} />,
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
    render: ({ state }) => <StatusBadge colour={COLOURS[state]}>{STATE_WORDS[state]}</StatusBadge>,
  },
];
