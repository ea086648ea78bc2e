import { FilterBar } from '../../parts/filter-bar';
import { ChoiceFilter, DateFilter } from '../../parts/filter-fields';
import { SearchFilter } from '../../parts/search-filter';
import type { Filters } from '../../parts/use-filters';
import {
  DOOR_CHOICES,
  ORDER_VIEWS,
  PAYMENT_CHOICES,
  STATUS_CHOICES,
  type OrderFilter,
} from './order-filters';

/** By what orders are searched and narrowed. */
export function OrderFilterBar({ filters }: { filters: Filters<OrderFilter> }) {
  return (
    <FilterBar list="orders" filters={filters} views={ORDER_VIEWS}>
      <SearchFilter label="Search order, collector, work" name="q" filters={filters} />
      <ChoiceFilter label="Status" name="status" filters={filters} options={STATUS_CHOICES} />
      <ChoiceFilter label="Payment" name="payment" filters={filters} options={PAYMENT_CHOICES} />
      <ChoiceFilter label="Bought" name="door" filters={filters} options={DOOR_CHOICES} />
      <DateFilter label="From (UTC)" name="from" filters={filters} />
      <DateFilter label="To (UTC)" name="to" filters={filters} />
    </FilterBar>
  );
}
