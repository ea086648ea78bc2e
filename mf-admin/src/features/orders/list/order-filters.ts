import type { OrderListFilter } from '@gallery/api-client';
import { ORDER_STATUSES, orderStatusLabel } from '@gallery/domain';
import type { ListView } from '../../../components/filters/list-view';
import { SALES_CHANNEL_LABELS, NEED_LABELS, PAYMENT_LABELS } from '../order-labels';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const ORDER_FILTERS = { q: '', status: '', payment: '', door: '', needs: '', from: '', to: '' };
export type OrderFilterName = keyof typeof ORDER_FILTERS;

const TO_MAKE = 'confirmed,approved,processing,reviewing';

/** Filters under a name: what the day begins with. */
export const ORDER_VIEWS: readonly ListView<OrderFilterName>[] = [
  { word: 'All', filters: {} },
  { word: 'To make', filters: { status: TO_MAKE } },
  { word: 'On the way', filters: { status: 'shipped' } },
  { word: 'To install', filters: { needs: 'installation' } },
  { word: 'Disputed', filters: { needs: 'dispute' } },
  { word: 'Refunds', filters: { payment: 'partly-refunded' } },
];

const ALL = { value: '', word: 'All' };

const toOptions = (words: Record<string, string>) => [
  ALL,
  ...Object.entries(words).map(([value, word]) => ({ value, word })),
];

export const STATUS_OPTIONS = [
  ALL,
  { value: TO_MAKE, word: 'To make' },
  ...ORDER_STATUSES.map((value) => ({ value, word: orderStatusLabel(value) })),
];
export const PAYMENT_OPTIONS = toOptions(PAYMENT_LABELS);
export const SALES_CHANNEL_OPTIONS = toOptions({ ...SALES_CHANNEL_LABELS, shop: 'Shop', live: 'Live event' });

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
export function toOrderFilter({
  q,
  status,
  payment,
  door,
  needs,
  from,
  to,
}: Record<OrderFilterName, string>): OrderListFilter {
  const asked = status.split(',');
  const statuses = ORDER_STATUSES.filter((known) => asked.includes(known));
  const wish: OrderListFilter = {};
  if (q !== '') wish.q = q;
  if (statuses.length > 0) wish.status = statuses;
  if (isKeyOf(PAYMENT_LABELS, payment)) wish.payment = payment;
  if (isKeyOf(SALES_CHANNEL_LABELS, door)) wish.door = door;
  if (isKeyOf(NEED_LABELS, needs)) wish.needs = needs;
  if (from !== '') wish.from = from;
  if (to !== '') wish.to = to;
  return wish;
}

const isKeyOf = <Key extends string>(words: Record<Key, string>, text: string): text is Key =>
  Object.hasOwn(words, text);
