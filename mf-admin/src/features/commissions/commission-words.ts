import type { CommissionWish } from '@gallery/api-client';
import type { CommissionRow } from '@gallery/contracts';
import { isCommissionOver, ORDER_STATUSES, statusWord, type OrderStatus } from '@gallery/domain';
import { fullName } from '../../parts/collectors-field';
import type { ListView } from '../../parts/list-view';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const COMMISSION_FILTERS = { q: '', status: '' };
export type CommissionFilter = keyof typeof COMMISSION_FILTERS;

const UNDER_WAY = ORDER_STATUSES.filter((status) => !isCommissionOver(status)).join(',');

/** Filters under a name: what the day begins with. */
export const COMMISSION_VIEWS: readonly ListView<CommissionFilter>[] = [
  { word: 'All', filters: {} },
  { word: 'To answer', filters: { status: 'pending,reviewing' } },
  { word: 'Wait for the collector', filters: { status: 'approved' } },
  { word: 'Under way', filters: { status: UNDER_WAY } },
];

export const STATUS_CHOICES = [
  { value: '', word: 'All' },
  { value: 'pending,reviewing', word: 'To answer' },
  { value: UNDER_WAY, word: 'Under way' },
  ...ORDER_STATUSES.map((value) => ({ value, word: statusWord(value) })),
];

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
export function commissionWish({ q, status }: Record<CommissionFilter, string>): CommissionWish {
  const asked = status.split(',');
  const statuses = ORDER_STATUSES.filter((known) => asked.includes(known));
  const wish: CommissionWish = {};
  if (q !== '') wish.q = q;
  if (statuses.length > 0) wish.status = statuses;
  return wish;
}

/** What brings a commission to the status, as an action. */
export const MOVE_WORDS: Record<OrderStatus, string> = {
  pending: 'Write down',
  reviewing: 'Look into it',
  approved: 'Approve',
  confirmed: 'Collector agrees',
  processing: 'Begin work',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  completed: 'Complete',
  rejected: 'Reject',
  cancelled: 'Cancel commission',
};

/** Whose it is, as the list says it. */
export const ownerWords = ({ collector }: Pick<CommissionRow, 'collector'>): string =>
  collector === null ? 'Former collector' : fullName(collector);
