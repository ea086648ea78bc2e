import type { CollectorRow } from '@gallery/contracts';
import { fullName } from '../../components/forms/collector-picker';
import { FilterBar } from '../../components/filters/filter-bar';
import { SelectFilter, DateFilter, SearchFilter } from '../../components/filters/filter-fields';
import { dateColumn, linkColumn, moneyColumn, textColumn } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import type { RecordListProps } from '../../components/lists/use-list-page';
import { MutedText } from '../../components/text/muted-text';
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

/** Collectors to be searched, filtered and sorted. */
export function CollectorList({
  list,
  filters,
  selected,
  addressOf,
}: RecordListProps<CollectorRow, CollectorFilterName>) {
  return (
    <>
      <FilterBar list="collectors" filters={filters} views={COLLECTOR_VIEWS}>
        <SearchFilter label="Search name, email" name="q" filters={filters} />
        <SelectFilter label="Level" name="level" filters={filters} options={LEVEL_OPTIONS} />
        <SelectFilter label="Orders" name="orders" filters={filters} options={ORDERS_OPTIONS} />
        <SelectFilter label="Address" name="address" filters={filters} options={ADDRESS_OPTIONS} />
        <DateFilter label="Joined since" name="since" filters={filters} />
        <SelectFilter label="Sort" name="sort" filters={filters} options={SORT_OPTIONS} />
      </FilterBar>
      <DataTable
        label="Collectors"
        columns={columns(addressOf)}
        list={list}
        keyOf={({ id }) => id}
        selected={selected}
        subject="collectors"
        empty="No accounts yet."
        narrowed={{ filters, text: 'No collectors match these filters.', showAll: 'Show all collectors' }}
      />
    </>
  );
}

const columns = (addressOf: (id: string) => string): Column<CollectorRow>[] => [
  linkColumn('name', 'Name', { textOf: fullName, to: ({ id }) => addressOf(id), isBeside: true }),
  {
    key: 'email',
    head: 'Email',
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
        {isLevelManual && <MutedText>, set by the owner</MutedText>}
      </>
    ),
  },
  textColumn('paidOrders', 'Orders', { isFigure: true }),
  moneyColumn('spent', 'Spent'),
  dateColumn('lastOrderAt', 'Last order'),
  dateColumn('createdAt', 'Joined'),
];
