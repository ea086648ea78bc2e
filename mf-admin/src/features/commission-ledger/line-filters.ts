import type { CommissionLineWish } from '@gallery/api-client';
import type { ListView } from '../../parts/list-view';
import { isState, STATE_WORDS } from './line-words';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const LINE_FILTERS = { q: '', state: '' };
export type LineFilter = keyof typeof LINE_FILTERS;

/** One view for each state. */
export const LINE_VIEWS: readonly ListView<LineFilter>[] = [
  { word: 'All', filters: {} },
  ...Object.entries(STATE_WORDS).map(([state, word]) => ({ word, filters: { state } })),
];

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
export function lineWish({ q, state }: Record<LineFilter, string>): CommissionLineWish {
  const wish: CommissionLineWish = {};
  if (q !== '') wish.q = q;
  if (isState(state)) wish.state = state;
  return wish;
}
