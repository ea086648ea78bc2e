import type { CommissionRequestRow } from '@gallery/contracts';
import { toCents, formatMoney, orderStatusLabel } from '@gallery/domain';
import { Button, EmptyState, StatusBadge } from '@gallery/ui';
import { DataTable, type Column } from '../../components/lists/data-table';
import { FilterBar } from '../../components/filters/filter-bar';
import { SelectFilter } from '../../components/filters/filter-fields';
import { DateTime } from '../../components/text/date-time';
import { LoadMore } from '../../components/lists/load-more';
import { MutedText } from '../../components/text/muted-text';
import { RowLink } from '../../components/lists/row-link';
import { SearchFilter } from '../../components/filters/search-filter';
import type { Filters } from '../../components/filters/use-filters';
import type { PagedList } from '../../components/lists/use-paged-list';
import {
  COMMISSION_REQUEST_VIEWS,
  collectorLabel,
  STATUS_OPTIONS,
  type CommissionRequestFilterName,
} from './commission-request-filters';

export interface CommissionRequestListProps {
  list: PagedList<CommissionRequestRow>;
  filters: Filters<CommissionRequestFilterName>;
  /** Id of the commission request whose detail is beside the list. */
  selected: string | null;
  /** Where a commission's detail is, with the list's filters kept. */
  addressOf: (id: string) => string;
}

/** Commissions to be searched and filtered, newest first. */
export function CommissionRequestList({ list, filters, selected, addressOf }: CommissionRequestListProps) {
  return (
    <>
      <FilterBar list="commission-requests" filters={filters} views={COMMISSION_REQUEST_VIEWS}>
        <SearchFilter label="Search project, collector" name="q" filters={filters} />
        <SelectFilter label="Status" name="status" filters={filters} options={STATUS_OPTIONS} />
      </FilterBar>
      <DataTable
        label="Commissions"
        columns={columns(addressOf)}
        list={list}
        keyOf={({ id }) => id}
        selected={selected}
        loading="Loading commissions..."
        failed="The commissions could not be read."
        empty={<NoCommissionRequests filters={filters} />}
      />
      <LoadMore list={list} />
    </>
  );
}

function NoCommissionRequests({ filters }: { filters: Filters<CommissionRequestFilterName> }) {
  if (!filters.isNarrowed) return <EmptyState>Nobody has commissioned anything yet.</EmptyState>;
  return (
    <EmptyState action={<Button onClick={() => filters.replace({})}>Show all commissions</Button>}>
      No commission is like that.
    </EmptyState>
  );
}

const columns = (addressOf: (id: string) => string): Column<CommissionRequestRow>[] => [
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
    render: (row) => <MutedText>{collectorLabel(row)}</MutedText>,
  },
  {
    key: 'asked',
    head: 'Asked',
    priority: 'other',
    render: ({ createdAt }) => <DateTime at={createdAt} shape="day" />,
  },
  { key: 'budget', head: 'Budget', priority: 'other', render: ({ budgetRange }) => budgetRange },
  {
    key: 'quote',
    head: 'Quote',
    priority: 'sum',
    isFigure: true,
    render: ({ quote }) => (quote === null ? '' : formatMoney(toCents(quote))),
  },
  {
    key: 'status',
    head: 'Status',
    priority: 'state',
    render: ({ status }) => <StatusBadge color={status}>{orderStatusLabel(status)}</StatusBadge>,
  },
];
