import { ORDER_STATUSES } from '@gallery/domain';
import { canMove, isOver, ownerMoves } from './order-status';

test('a pending order is confirmed or cancelled, nothing else', () => {
  expect(ORDER_STATUSES.filter((to) => canMove('pending', to))).toEqual(['confirmed', 'cancelled']);
});

test('nothing leads back to pending', () => {
  expect(ORDER_STATUSES.filter((from) => canMove(from, 'pending'))).toEqual([]);
});

test.each(['completed', 'rejected', 'cancelled'] as const)('nothing leads out of %s', (end) => {
  expect(ORDER_STATUSES.some((to) => canMove(end, to))).toBe(false);
});

test('what has left the house cannot be cancelled', () => {
  expect(canMove('shipped', 'cancelled')).toBe(false);
  expect(canMove('delivered', 'cancelled')).toBe(false);
});

test('only the payment moves an order that waits for it', () => {
  expect(ownerMoves('pending')).toEqual([]);
});

test('whatever cannot go on but to completion is over', () => {
  expect(ORDER_STATUSES.filter(isOver)).toEqual(['delivered', 'completed', 'rejected', 'cancelled']);
});
