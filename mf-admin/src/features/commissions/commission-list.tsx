import type { CommissionRow } from '@gallery/contracts';
import { cents, formatMoney, statusWord } from '@gallery/domain';
import { Button, EmptyState, StatusBadge } from '@gallery/ui';
import { DataTable, type Column } from '../../parts/data-table';
import { FilterBar } from '../../parts/filter-bar';
import { ChoiceFilter } from '../../parts/filter-fields';
import { Moment } from '../../parts/moment';
import { MorePages } from '../../parts/more-pages';
import { Quiet } from '../../parts/quiet';
import { RowLink } from '../../parts/row-link';
import { SearchFilter } from '../../parts/search-filter';
import type { Filters } from '../../parts/use-filters';
import type { PagedList } from '../../parts/use-pages';
import { COMMISSION_VIEWS, ownerWords, STATUS_CHOICES, type CommissionFilter } from './commission-words';

export interface CommissionListProps {
  list: PagedList<CommissionRow>;
  filters: Filters<CommissionFilter>;
  /** Id of the commission whose detail stands beside the list. */
  selected: string | null;
  /** Where a commission's detail is, with the list's filters kept. */
  addressOf: (id: string) => string;
}

/** Commissions to be searched and filtered, newest first. */
export function CommissionList({ list, filters, selected, addressOf }: CommissionListProps) {
  return (
    <>
      <FilterBar list="commissions" filters={filters} views={COMMISSION_VIEWS}>
        <SearchFilter label="Search project, collector" name="q" filters={filters} />
        <ChoiceFilter label="Status" name="status" filters={filters} options={STATUS_CHOICES} />
      </FilterBar>
      <DataTable
        label="Commissions"
        columns={columns(addressOf)}
        list={list}
        keyOf={({ id }) => id}
        selected={selected}
        loading="Loading commissions..."
        failed="The commissions could not be read."
        empty={<NoCommissions filters={filters} />}
      />
      <MorePages list={list} />
    </>
  );
}

function NoCommissions({ filters }: { filters: Filters<CommissionFilter> }) {
  if (!filters.isNarrowed) return <EmptyState>Nobody has commissioned anything yet.</EmptyState>;
  return (
    <EmptyState action={<Button onClick={() => filters.replace({})}>Show all commissions</Button>}>
      No commission is like that.
    </EmptyState>
  );
}

const columns = (addressOf: (id: string) => string): Column<CommissionRow>[] => [
  {
    key: 'project',
    head: 'Project',
    priority: 'first',
    render: ({ id, projectType }) => (
      <RowLink to={addressOf(id)} isBeside>
        {projectType}
      </RowLink>
    ),
  },
  {
    key: 'collector',
    head: 'Collector',
    priority: 'second',
    render: (row) => <Quiet>{ownerWords(row)}</Quiet>,
  },
  {
    key: 'asked',
    head: 'Asked',
    priority: 'other',
    render: ({ createdAt }) => <Moment at={createdAt} shape="day" />,
  },
  { key: 'budget', head: 'Budget', priority: 'other', render: ({ budgetRange }) => budgetRange },
  {
    key: 'quote',
    head: 'Quote',
    priority: 'sum',
    isFigure: true,
    render: ({ quote }) => (quote === null ? '' : formatMoney(cents(quote))),
  },
  {
    key: 'status',
    head: 'Status',
    priority: 'state',
    render: ({ status }) => <StatusBadge colour={status}>{statusWord(status)}</StatusBadge>,
  },
];
