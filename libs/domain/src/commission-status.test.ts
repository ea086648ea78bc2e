import { commissionMoves, isCommissionOver } from './commission-status';
import { ORDER_STATUSES } from './order-status';

test('every commission begins as pending: nothing leads back to it', () => {
  expect(ORDER_STATUSES.filter((from) => commissionMoves(from).includes('pending'))).toEqual([]);
});

test('nothing is made before the collector has agreed to what was offered', () => {
  expect(ORDER_STATUSES.filter((from) => commissionMoves(from).includes('processing'))).toEqual([
    'confirmed',
  ]);
  expect(ORDER_STATUSES.filter((from) => commissionMoves(from).includes('confirmed'))).toEqual(['approved']);
});

test('the gallery can still say no until it has said yes', () => {
  expect(ORDER_STATUSES.filter((from) => commissionMoves(from).includes('rejected'))).toEqual([
    'pending',
    'reviewing',
  ]);
});

test('what has left the house cannot be cancelled', () => {
  expect(commissionMoves('shipped')).not.toContain('cancelled');
  expect(commissionMoves('delivered')).not.toContain('cancelled');
});

test('every status but the three ends leads on, and every one can be reached', () => {
  expect(ORDER_STATUSES.filter(isCommissionOver)).toEqual(['completed', 'rejected', 'cancelled']);
  const reached = new Set(['pending', ...ORDER_STATUSES.flatMap(commissionMoves)]);
  expect(ORDER_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
});
