import type { StaffMember } from '@gallery/contracts';
import { FilterBar } from '../../parts/filter-bar';
import { ChoiceFilter } from '../../parts/filter-fields';
import { SearchFilter } from '../../parts/search-filter';
import type { Filters } from '../../parts/use-filters';
import { assigneeChoices, INBOX_VIEWS, STATE_CHOICES, TYPE_CHOICES, type InboxFilter } from './inbox-filters';

export interface InboxFilterBarProps {
  filters: Filters<InboxFilter>;
  /** Who works here, to narrow the list by. */
  staff: readonly StaffMember[];
}

/** What the inbox is searched and narrowed by. */
export function InboxFilterBar({ filters, staff }: InboxFilterBarProps) {
  return (
    <FilterBar list="inbox" filters={filters} views={INBOX_VIEWS}>
      <SearchFilter label="Search name, e-mail, subject" name="q" filters={filters} />
      <ChoiceFilter label="Type" name="type" filters={filters} options={TYPE_CHOICES} />
      <ChoiceFilter label="State" name="state" filters={filters} options={STATE_CHOICES} />
      <ChoiceFilter label="Assigned to" name="assigned" filters={filters} options={assigneeChoices(staff)} />
    </FilterBar>
  );
}
