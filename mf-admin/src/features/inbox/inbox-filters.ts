import type { MessageListFilter } from '@gallery/api-client';
import type { StaffMember } from '@gallery/contracts';
import type { ListView } from '../../components/filters/list-view';
import { MESSAGE_STATE_LABELS, MESSAGE_TYPE_LABELS } from './inbox-labels';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const INBOX_FILTERS = { q: '', type: '', state: '', due: '', assigned: '' };
export type InboxFilterName = keyof typeof INBOX_FILTERS;

/** Filters under a name: what the day begins with. */
export const INBOX_VIEWS: readonly ListView<InboxFilterName>[] = [
  { label: 'All', filters: {} },
  { label: 'Answers owed', filters: { due: 'owed' } },
  { label: 'Late', filters: { due: 'late' } },
  { label: 'Mine', filters: { due: 'owed', assigned: 'me' } },
  { label: 'Nobody’s', filters: { due: 'owed', assigned: 'nobody' } },
];

const ALL = { value: '', label: 'All' };

const toOptions = (words: Record<string, string>) => [
  ALL,
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];

export const TYPE_OPTIONS = toOptions(MESSAGE_TYPE_LABELS);
export const STATE_OPTIONS = toOptions(MESSAGE_STATE_LABELS);

/** Whose messages: mine, nobody's, and those of everybody who works here. */
export const assigneeOptions = (staff: readonly StaffMember[]) => [
  ALL,
  { value: 'me', label: 'Mine' },
  { value: 'nobody', label: 'Nobody’s' },
  ...staff.map(({ id, firstName }) => ({ value: id, label: firstName })),
];

const ASSIGNED = /^(me|nobody|[0-9a-f-]{36})$/;

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
export function toMessageFilter({
  q,
  type,
  state,
  due,
  assigned,
}: Record<InboxFilterName, string>): MessageListFilter {
  const filter: MessageListFilter = {};
  if (q !== '') filter.q = q;
  if (isKeyOf(MESSAGE_TYPE_LABELS, type)) filter.type = type;
  if (isKeyOf(MESSAGE_STATE_LABELS, state)) filter.state = state;
  if (due === 'owed' || due === 'late') filter.due = due;
  if (ASSIGNED.test(assigned)) filter.assigned = assigned;
  return filter;
}

const isKeyOf = <Key extends string>(words: Record<Key, string>, text: string): text is Key =>
  Object.hasOwn(words, text);
