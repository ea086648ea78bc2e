import type { CollectorRow } from '@gallery/contracts';
import { toCents, formatMoney } from '@gallery/domain';
import { Button, EmptyState } from '@gallery/ui';
import { fullName } from '../../components/forms/collector-picker';
import { DataTable, type Column } from '../../components/lists/data-table';
import { FilterBar } from '../../components/filters/filter-bar';
import { SelectFilter, DateFilter } from '../../components/filters/filter-fields';
import { DateTime } from '../../components/text/date-time';
import { LoadMore } from '../../components/lists/load-more';
import { MutedText } from '../../components/text/muted-text';
import { RowLink } from '../../components/lists/row-link';
import { SearchFilter } from '../../components/filters/search-filter';
import type { Filters } from '../../components/filters/use-filters';
import type { PagedList } from '../../components/lists/use-paged-list';
import {
  ADDRESS_OPTIONS,
  COLLECTOR_VIEWS,
  LEVEL_OPTIONS,
  levelLabel,
  ORDERS_OPTIONS,
  SORT_OPTIONS,
  type CollectorFilterName,
} from './collector-filters';
import styles from './collectors.module.css';

export interface CollectorListProps {
  list: PagedList<CollectorRow>;
  filters: Filters<CollectorFilterName>;
  /** Id of the collector whose detail is beside the list. */
  selected: string | null;
  /** Where a collector's detail is, with the list's filters kept. */
  addressOf: (id: string) => string;
}

/** Collectors to be searched, filtered and sorted. */
export function CollectorList({ list, filters, selected, addressOf }: CollectorListProps) {
  return (
    <>
      <FilterBar list="collectors" filters={filters} views={COLLECTOR_VIEWS}>
        <SearchFilter label="Search name, e-mail" name="q" filters={filters} />
        <SelectFilter label="Level" name="level" filters={filters} options={LEVEL_OPTIONS} />
        <SelectFilter label="Orders" name="orders" filters={filters} options={ORDERS_OPTIONS} />
        <SelectFilter label="Address" name="address" filters={filters} options={ADDRESS_OPTIONS} />
        <DateFilter label="Joined since (UTC)" name="since" filters={filters} />
        <SelectFilter label="Sort" name="sort" filters={filters} options={SORT_OPTIONS} />
      </FilterBar>
      <DataTable
        label="Collectors"
        columns={columns(addressOf)}
        list={list}
        keyOf={({ id }) => id}
        selected={selected}
        loading="Loading collectors..."
        failed="The collectors could not be read."
        empty={<NoCollectors filters={filters} />}
      />
      <LoadMore list={list} />
    </>
  );
}

function NoCollectors({ filters }: { filters: Filters<CollectorFilterName> }) {
  if (!filters.isNarrowed) return <EmptyState>Nobody has opened an account yet.</EmptyState>;
  return (
    <EmptyState action={<Button onClick={() => filters.replace({})}>Show all collectors</Button>}>
      No collector is like that.
    </EmptyState>
  );
}

const columns = (addressOf: (id: string) => string): Column<CollectorRow>[] => [
  {
    key: 'name',
    head: 'Name',
    priority: 'first',
    render: ({ id, firstName, lastName }) => (
      <RowLink to={addressOf(id)} isBeside>
        {fullName({ firstName, lastName })}
      </RowLink>
    ),
  },
  {
    key: 'email',
    head: 'E-mail',
    priority: 'second',
    render: ({ email, isEmailConfirmed }) => (
      <span className={styles.address}>
        {email}
        {!isEmailConfirmed && <MutedText>, unconfirmed</MutedText>}
      </span>
    ),
  },
  {
    key: 'level',
    head: 'Level',
    priority: 'state',
    render: ({ level, isLevelManual }) => (
      <>
        {levelLabel(level)}
        {isLevelManual && <MutedText>, given</MutedText>}
      </>
    ),
  },
  {
    key: 'orders',
    head: 'Orders',
    priority: 'other',
    isFigure: true,
    render: ({ paidOrders }) => paidOrders,
  },
  {
    key: 'spent',
    head: 'Spent',
    priority: 'sum',
    isFigure: true,
    render: ({ spent }) => formatMoney(toCents(spent)),
  },
  {
    key: 'last',
    head: 'Last order',
    priority: 'other',
    render: ({ lastOrderAt }) => (lastOrderAt === null ? '' : <DateTime at={lastOrderAt} shape="day" />),
  },
  {
    key: 'joined',
    head: 'Joined',
    priority: 'other',
    render: ({ createdAt }) => <DateTime at={createdAt} shape="day" />,
  },
];
