import type { CommissionRequestRow } from '@gallery/contracts';
import { FilterBar } from '../../components/filters/filter-bar';
import { SelectFilter, SearchFilter } from '../../components/filters/filter-fields';
import {
  dateColumn,
  linkColumn,
  moneyColumn,
  mutedColumn,
  orderStatusColumn,
  textColumn,
} from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import type { RecordListProps } from '../../components/lists/use-list-page';
import {
  COMMISSION_REQUEST_VIEWS,
  collectorLabel,
  STATUS_OPTIONS,
  type CommissionRequestFilterName,
} from './commission-request-filters';

/** Commissions to be searched and filtered, newest first. */
export function CommissionRequestList({
  list,
  filters,
  selected,
  addressOf,
}: RecordListProps<CommissionRequestRow, CommissionRequestFilterName>) {
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
        subject="commissions"
        empty="No commissions yet."
        narrowed={{ filters, text: 'No commissions match these filters.', showAll: 'Show all commissions' }}
      />
    </>
  );
}

const columns = (addressOf: (id: string) => string): Column<CommissionRequestRow>[] => [
  linkColumn('project', 'Project', {
    textOf: ({ projectType }) => projectType,
    to: ({ id }) => addressOf(id),
    isBeside: true,
  }),
  mutedColumn('collector', 'Collector', collectorLabel),
  dateColumn('createdAt', 'Requested'),
  textColumn('budgetRange', 'Budget'),
  moneyColumn('quote', 'Quote'),
  orderStatusColumn,
];
