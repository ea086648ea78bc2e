import type { MessageListFilter } from '@gallery/api-client';
import type { StaffMember } from '@gallery/contracts';
import type { ListView } from '../../components/filters/list-view';
import { MESSAGE_STATE_LABELS, MESSAGE_TYPE_LABELS } from './inbox-labels';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const INBOX_FILTERS = { q: '', type: '', state: '', due: '', assigned: '' };
export type InboxFilterName = keyof typeof INBOX_FILTERS;

/** Filters under a name: what the day begins with. */
export const INBOX_VIEWS: readonly ListView<InboxFilterName>[] = [
  { word: 'All', filters: {} },
  { word: 'Answers owed', filters: { due: 'owed' } },
  { word: 'Late', filters: { due: 'late' } },
  { word: 'Mine', filters: { due: 'owed', assigned: 'me' } },
  { word: 'Nobody’s', filters: { due: 'owed', assigned: 'nobody' } },
];

const ALL = { value: '', word: 'All' };

const toOptions = (words: Record<string, string>) => [
  ALL,
  ...Object.entries(words).map(([value, word]) => ({ value, word })),
];

export const TYPE_OPTIONS = toOptions(MESSAGE_TYPE_LABELS);
export const STATE_OPTIONS = toOptions(MESSAGE_STATE_LABELS);

/** Whose messages: mine, nobody's, and those of everybody who works here. */
export const assigneeOptions = (staff: readonly StaffMember[]) => [
  ALL,
  { value: 'me', word: 'Mine' },
  { value: 'nobody', word: 'Nobody’s' },
  ...staff.map(({ id, firstName }) => ({ value: id, word: firstName })),
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
  const wish: MessageListFilter = {};
  if (q !== '') wish.q = q;
  if (isKeyOf(MESSAGE_TYPE_LABELS, type)) wish.type = type;
  if (isKeyOf(MESSAGE_STATE_LABELS, state)) wish.state = state;
  if (due === 'owed' || due === 'late') wish.due = due;
  if (ASSIGNED.test(assigned)) wish.assigned = assigned;
  return wish;
}

const isKeyOf = <Key extends string>(words: Record<Key, string>, text: string): text is Key =>
  Object.hasOwn(words, text);
