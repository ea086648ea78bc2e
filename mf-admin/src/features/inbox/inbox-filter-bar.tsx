import type { StaffMember } from '@gallery/contracts';
import { FilterBar } from '../../components/filters/filter-bar';
import { SelectFilter } from '../../components/filters/filter-fields';
import { SearchFilter } from '../../components/filters/search-filter';
import type { Filters } from '../../components/filters/use-filters';
import {
  assigneeOptions,
  INBOX_VIEWS,
  STATE_OPTIONS,
  TYPE_OPTIONS,
  type InboxFilterName,
} from './inbox-filters';

export interface InboxFilterBarProps {
  filters: Filters<InboxFilterName>;
  /** Who works here, to narrow the list by. */
  staff: readonly StaffMember[];
}

/** What the inbox is searched and narrowed by. */
export function InboxFilterBar({ filters, staff }: InboxFilterBarProps) {
  return (
    <FilterBar list="inbox" filters={filters} views={INBOX_VIEWS}>
      <SearchFilter label="Search name, e-mail, subject" name="q" filters={filters} />
      <SelectFilter label="Type" name="type" filters={filters} options={TYPE_OPTIONS} />
      <SelectFilter label="State" name="state" filters={filters} options={STATE_OPTIONS} />
      <SelectFilter label="Assigned to" name="assigned" filters={filters} options={assigneeOptions(staff)} />
    </FilterBar>
  );
}
