import { ORDER_STATUSES } from '@gallery/domain';
import { canTransitionOrder, isOrderClosed, allowedTransitions } from './order-transitions';

test('a pending order is confirmed or cancelled, nothing else', () => {
  expect(ORDER_STATUSES.filter((to) => canTransitionOrder('pending', to))).toEqual([
    'confirmed',
    'cancelled',
  ]);
});

test('nothing leads back to pending', () => {
  expect(ORDER_STATUSES.filter((from) => canTransitionOrder(from, 'pending'))).toEqual([]);
});

test.each(['completed', 'rejected', 'cancelled'] as const)('nothing leads out of %s', (end) => {
  expect(ORDER_STATUSES.some((to) => canTransitionOrder(end, to))).toBe(false);
});

test('what has left the house cannot be cancelled', () => {
  expect(canTransitionOrder('shipped', 'cancelled')).toBe(false);
  expect(canTransitionOrder('delivered', 'cancelled')).toBe(false);
});

test('only the payment moves an order that waits for it', () => {
  expect(allowedTransitions('pending')).toEqual([]);
});

test('whatever cannot go on but to completion is over', () => {
  expect(ORDER_STATUSES.filter(isOrderClosed)).toEqual(['delivered', 'completed', 'rejected', 'cancelled']);
});
