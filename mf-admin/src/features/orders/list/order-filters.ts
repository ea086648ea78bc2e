import type { OrderListFilter } from '@gallery/api-client';
import { ORDER_STATUSES, orderStatusLabel } from '@gallery/domain';
import type { ListView } from '../../../components/filters/list-view';
import { SALES_CHANNEL_LABELS, NEED_LABELS, PAYMENT_LABELS } from '../order-labels';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const ORDER_FILTERS = {
  q: '',
  status: '',
  payment: '',
  salesChannel: '',
  needs: '',
  from: '',
  to: '',
};
export type OrderFilterName = keyof typeof ORDER_FILTERS;

const TO_MAKE = 'confirmed,approved,processing,reviewing';

/** Filters under a name: what the day begins with. */
export const ORDER_VIEWS: readonly ListView<OrderFilterName>[] = [
  { label: 'All', filters: {} },
  { label: 'To make', filters: { status: TO_MAKE } },
  { label: 'On the way', filters: { status: 'shipped' } },
  { label: 'To install', filters: { needs: 'installation' } },
  { label: 'Disputed', filters: { needs: 'dispute' } },
  { label: 'Refunds', filters: { payment: 'partly-refunded' } },
];

const ALL = { value: '', label: 'All' };

const toOptions = (words: Record<string, string>) => [
  ALL,
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];

export const STATUS_OPTIONS = [
  ALL,
  { value: TO_MAKE, label: 'To make' },
  ...ORDER_STATUSES.map((value) => ({ value, label: orderStatusLabel(value) })),
];
export const PAYMENT_OPTIONS = toOptions(PAYMENT_LABELS);
export const SALES_CHANNEL_OPTIONS = toOptions({ ...SALES_CHANNEL_LABELS, shop: 'Shop', live: 'Live event' });

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
export function toOrderFilter({
  q,
  status,
  payment,
  salesChannel,
  needs,
  from,
  to,
}: Record<OrderFilterName, string>): OrderListFilter {
  const asked = status.split(',');
  const statuses = ORDER_STATUSES.filter((known) => asked.includes(known));
  const filter: OrderListFilter = {};
  if (q !== '') filter.q = q;
  if (statuses.length > 0) filter.status = statuses;
  if (isKeyOf(PAYMENT_LABELS, payment)) filter.payment = payment;
  if (isKeyOf(SALES_CHANNEL_LABELS, salesChannel)) filter.salesChannel = salesChannel;
  if (isKeyOf(NEED_LABELS, needs)) filter.needs = needs;
  if (from !== '') filter.from = from;
  if (to !== '') filter.to = to;
  return filter;
}

const isKeyOf = <Key extends string>(words: Record<Key, string>, text: string): text is Key =>
  Object.hasOwn(words, text);
