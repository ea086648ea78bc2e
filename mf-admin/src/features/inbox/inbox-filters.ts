import type { StaffMember } from '@gallery/contracts';
import { anyText, filterOptions, listFilters, keyOf, oneOf } from '../../components/filters/filter-parser';
import type { ListView } from '../../components/filters/list-view';
import { MESSAGE_STATE_LABELS, MESSAGE_TYPE_LABELS } from './inbox-labels';

export type InboxFilterName = keyof typeof INBOX_FILTERS.defaults;

/** Filters under a name: what the day begins with. */
export const INBOX_VIEWS: readonly ListView<InboxFilterName>[] = [
  { label: 'All', filters: {} },
  { label: 'Needs reply', filters: { due: 'owed' } },
  { label: 'Overdue', filters: { due: 'late' } },
  { label: 'Mine', filters: { due: 'owed', assigned: 'me' } },
  { label: 'Unassigned', filters: { due: 'owed', assigned: 'nobody' } },
];

export const TYPE_OPTIONS = filterOptions(MESSAGE_TYPE_LABELS);
export const STATE_OPTIONS = filterOptions(MESSAGE_STATE_LABELS);

/** Whose messages: mine, nobody's, and those of everyone who works here. */
export const assigneeOptions = (staff: readonly StaffMember[]) =>
  filterOptions({
    me: 'Mine',
    nobody: 'Unassigned',
    ...Object.fromEntries(staff.map(({ id, firstName }) => [id, firstName])),
  });

const ASSIGNED = /^(me|nobody|[0-9a-f-]{36})$/;

export const INBOX_FILTERS = listFilters({
  q: anyText,
  type: keyOf(MESSAGE_TYPE_LABELS),
  state: keyOf(MESSAGE_STATE_LABELS),
  due: oneOf('owed', 'late'),
  assigned: (text) => (ASSIGNED.test(text) ? text : undefined),
});
