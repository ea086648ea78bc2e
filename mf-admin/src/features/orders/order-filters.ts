import type { OrderWish } from '@gallery/api-client';
import { ORDER_STATUSES, statusWord } from '@gallery/domain';
import type { ListView } from '../../parts/list-view';
import { DOOR_WORDS, NEED_WORDS, PAYMENT_WORDS } from './order-words';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const ORDER_FILTERS = { q: '', status: '', payment: '', door: '', needs: '', from: '', to: '' };
export type OrderFilter = keyof typeof ORDER_FILTERS;

const TO_MAKE = 'confirmed,approved,processing,reviewing';

/** Filters under a name: what the day begins with. */
export const ORDER_VIEWS: readonly ListView<OrderFilter>[] = [
  { word: 'All', filters: {} },
  { word: 'To make', filters: { status: TO_MAKE } },
  { word: 'On the way', filters: { status: 'shipped' } },
  { word: 'To install', filters: { needs: 'installation' } },
  { word: 'Disputed', filters: { needs: 'dispute' } },
  { word: 'Refunds', filters: { payment: 'partly-refunded' } },
];

const ALL = { value: '', word: 'All' };

const choices = (words: Record<string, string>) => [
  ALL,
  ...Object.entries(words).map(([value, word]) => ({ value, word })),
];

export const STATUS_CHOICES = [
  ALL,
  { value: TO_MAKE, word: 'To make' },
  ...ORDER_STATUSES.map((value) => ({ value, word: statusWord(value) })),
];
export const PAYMENT_CHOICES = choices(PAYMENT_WORDS);
export const DOOR_CHOICES = choices({ ...DOOR_WORDS, shop: 'Shop', live: 'Live event' });

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
export function orderWish({
  q,
  status,
  payment,
  door,
  needs,
  from,
  to,
}: Record<OrderFilter, string>): OrderWish {
  const asked = status.split(',');
  const statuses = ORDER_STATUSES.filter((known) => asked.includes(known));
  const wish: OrderWish = {};
  if (q !== '') wish.q = q;
  if (statuses.length > 0) wish.status = statuses;
  if (isKeyOf(PAYMENT_WORDS, payment)) wish.payment = payment;
  if (isKeyOf(DOOR_WORDS, door)) wish.door = door;
  if (isKeyOf(NEED_WORDS, needs)) wish.needs = needs;
  if (from !== '') wish.from = from;
  if (to !== '') wish.to = to;
  return wish;
}

const isKeyOf = <Key extends string>(words: Record<Key, string>, text: string): text is Key =>
  Object.hasOwn(words, text);
