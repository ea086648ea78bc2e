import { FilterBar } from '../../../components/filters/filter-bar';
import { SelectFilter, DateFilter } from '../../../components/filters/filter-fields';
import { SearchFilter } from '../../../components/filters/search-filter';
import type { Filters } from '../../../components/filters/use-filters';
import {
  SALES_CHANNEL_OPTIONS,
  ORDER_VIEWS,
  PAYMENT_OPTIONS,
  STATUS_OPTIONS,
  type OrderFilterName,
} from './order-filters';

/** By what orders are searched and narrowed. */
export function OrderFilterBar({ filters }: { filters: Filters<OrderFilterName> }) {
  return (
    <FilterBar list="orders" filters={filters} views={ORDER_VIEWS}>
      <SearchFilter label="Search order, collector, work" name="q" filters={filters} />
      <SelectFilter label="Status" name="status" filters={filters} options={STATUS_OPTIONS} />
      <SelectFilter label="Payment" name="payment" filters={filters} options={PAYMENT_OPTIONS} />
      <SelectFilter label="Bought" name="salesChannel" filters={filters} options={SALES_CHANNEL_OPTIONS} />
      <DateFilter label="From (UTC)" name="from" filters={filters} />
      <DateFilter label="To (UTC)" name="to" filters={filters} />
    </FilterBar>
  );
}
