import { ORDER_STATUSES, orderStatusLabel } from '@gallery/domain';
import {
  anyText,
  filterOptions,
  listFilters,
  keyOf,
  someOf,
} from '../../../components/filters/filter-parser';
import type { ListView } from '../../../components/filters/list-view';
import { SALES_CHANNEL_LABELS, NEED_LABELS, PAYMENT_LABELS, TASK_LABELS } from '../order-labels';

export type OrderFilterName = keyof typeof ORDER_FILTERS.defaults;

const ORDER_PAYMENTS = ['open', 'unpaid', 'paid', 'partly-refunded', 'refunded'] as const;
const TO_MAKE = 'confirmed,approved,processing,reviewing';

const NOT_REFUNDED = 'paid,partly-refunded';
const WITH_REFUNDS = 'partly-refunded,refunded';

/** Filters under a name: what the day begins with. */
export const ORDER_VIEWS: readonly ListView<OrderFilterName>[] = [
  { label: 'All', filters: {} },
  { label: 'To produce', filters: { status: TO_MAKE } },
  ...Object.entries(TASK_LABELS).map(([needs, label]) => ({ label, filters: { needs } })),
  { label: 'On the way', filters: { status: 'shipped', payment: NOT_REFUNDED } },
  { label: 'To install', filters: { needs: 'installation' } },
  { label: 'Disputed', filters: { needs: 'dispute' } },
  { label: 'Fraud warnings', filters: { needs: 'fraud-warning' } },
  { label: 'Bounced emails', filters: { needs: 'email-bounced' } },
  { label: 'Refunds to approve', filters: { needs: 'refund-approval' } },
  { label: 'Refunds', filters: { payment: WITH_REFUNDS } },
];

export const STATUS_OPTIONS = filterOptions({
  [TO_MAKE]: 'To produce',
  ...Object.fromEntries(ORDER_STATUSES.map((status) => [status, orderStatusLabel(status)])),
});
export const PAYMENT_OPTIONS = filterOptions({
  [NOT_REFUNDED]: 'Paid, not refunded in full',
  [WITH_REFUNDS]: 'With refunds',
  ...PAYMENT_LABELS,
});
export const SALES_CHANNEL_OPTIONS = filterOptions({
  ...SALES_CHANNEL_LABELS,
  shop: 'Shop',
  live: 'Live event',
});

export const ORDER_FILTERS = listFilters({
  q: anyText,
  status: someOf(ORDER_STATUSES),
  payment: someOf(ORDER_PAYMENTS),
  salesChannel: keyOf(SALES_CHANNEL_LABELS),
  needs: keyOf({ ...NEED_LABELS, ...TASK_LABELS }),
  from: anyText,
  to: anyText,
});
