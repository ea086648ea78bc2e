import type { MessageWish } from '@gallery/api-client';
import type { StaffMember } from '@gallery/contracts';
import type { ListView } from '../../parts/list-view';
import { STATE_WORDS, TYPE_WORDS } from './inbox-words';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const INBOX_FILTERS = { q: '', type: '', state: '', due: '', assigned: '' };
export type InboxFilter = keyof typeof INBOX_FILTERS;

/** Filters under a name: what the day begins with. */
export const INBOX_VIEWS: readonly ListView<InboxFilter>[] = [
  { word: 'All', filters: {} },
  { word: 'Answers owed', filters: { due: 'owed' } },
  { word: 'Late', filters: { due: 'late' } },
  { word: 'Mine', filters: { due: 'owed', assigned: 'me' } },
  { word: 'Nobody’s', filters: { due: 'owed', assigned: 'nobody' } },
];

const ALL = { value: '', word: 'All' };

const choices = (words: Record<string, string>) => [
  ALL,
  ...Object.entries(words).map(([value, word]) => ({ value, word })),
];

export const TYPE_CHOICES = choices(TYPE_WORDS);
export const STATE_CHOICES = choices(STATE_WORDS);

/** Whose messages: mine, nobody's, and those of everybody who works here. */
export const assigneeChoices = (staff: readonly StaffMember[]) => [
  ALL,
  { value: 'me', word: 'Mine' },
  { value: 'nobody', word: 'Nobody’s' },
  ...staff.map(({ id, firstName }) => ({ value: id, word: firstName })),
];

const ASSIGNED = /^(me|nobody|[0-9a-f-]{36})$/;

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
export function inboxWish({ q, type, state, due, assigned }: Record<InboxFilter, string>): MessageWish {
  const wish: MessageWish = {};
  if (q !== '') wish.q = q;
  if (isKeyOf(TYPE_WORDS, type)) wish.type = type;
  if (isKeyOf(STATE_WORDS, state)) wish.state = state;
  if (due === 'owed' || due === 'late') wish.due = due;
  if (ASSIGNED.test(assigned)) wish.assigned = assigned;
  return wish;
}

const isKeyOf = <Key extends string>(words: Record<Key, string>, text: string): text is Key =>
  Object.hasOwn(words, text);
