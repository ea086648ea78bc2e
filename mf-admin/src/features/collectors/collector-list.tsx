import type { CollectorRow } from '@gallery/contracts';
import { cents, formatMoney } from '@gallery/domain';
import { Button, EmptyState } from '@gallery/ui';
import { fullName } from '../../parts/collectors-field';
import { DataTable, type Column } from '../../parts/data-table';
import { FilterBar } from '../../parts/filter-bar';
import { ChoiceFilter, DateFilter } from '../../parts/filter-fields';
import { Moment } from '../../parts/moment';
import { MorePages } from '../../parts/more-pages';
import { Quiet } from '../../parts/quiet';
import { RowLink } from '../../parts/row-link';
import { SearchFilter } from '../../parts/search-filter';
import type { Filters } from '../../parts/use-filters';
import type { PagedList } from '../../parts/use-pages';
import {
  ADDRESS_CHOICES,
  COLLECTOR_VIEWS,
  LEVEL_CHOICES,
  levelWord,
  ORDERS_CHOICES,
  SORT_CHOICES,
  type CollectorFilter,
} from './collector-filters';
import styles from './collectors.module.css';

export interface CollectorListProps {
  list: PagedList<CollectorRow>;
  filters: Filters<CollectorFilter>;
  /** Id of the collector whose detail stands beside the list. */
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
        <ChoiceFilter label="Level" name="level" filters={filters} options={LEVEL_CHOICES} />
        <ChoiceFilter label="Orders" name="orders" filters={filters} options={ORDERS_CHOICES} />
        <ChoiceFilter label="Address" name="address" filters={filters} options={ADDRESS_CHOICES} />
        <DateFilter label="Joined since (UTC)" name="since" filters={filters} />
        <ChoiceFilter label="Sort" name="sort" filters={filters} options={SORT_CHOICES} />
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
      <MorePages list={list} />
    </>
  );
}

function NoCollectors({ filters }: { filters: Filters<CollectorFilter> }) {
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
        {!isEmailConfirmed && <Quiet>, unconfirmed</Quiet>}
      </span>
    ),
  },
  {
    key: 'level',
    head: 'Level',
    priority: 'state',
    render: ({ level, isLevelGiven }) => (
      <>
        {levelWord(level)}
        {isLevelGiven && <Quiet>, given</Quiet>}
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
    render: ({ spent }) => formatMoney(cents(spent)),
  },
  {
    key: 'last',
    head: 'Last order',
    priority: 'other',
    render: ({ lastOrderAt }) => (lastOrderAt === null ? '' : <Moment at={lastOrderAt} shape="day" />),
  },
  {
    key: 'joined',
    head: 'Joined',
    priority: 'other',
    render: ({ createdAt }) => <Moment at={createdAt} shape="day" />,
  },
];
