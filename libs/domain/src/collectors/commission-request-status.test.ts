import { allowedCommissionRequestTransitions, isCommissionRequestClosed } from './commission-request-status';
import { ORDER_STATUSES } from '../orders/order-status';

test('every commission starts as pending: nothing leads back to it', () => {
  expect(
    ORDER_STATUSES.filter((from) => allowedCommissionRequestTransitions(from).includes('pending')),
  ).toEqual([]);
});

test('nothing is made before the collector has accepted the offer', () => {
  expect(
    ORDER_STATUSES.filter((from) => allowedCommissionRequestTransitions(from).includes('processing')),
  ).toEqual(['confirmed']);
  expect(
    ORDER_STATUSES.filter((from) => allowedCommissionRequestTransitions(from).includes('confirmed')),
  ).toEqual(['approved']);
});

test('the gallery can reject it until it has approved it', () => {
  expect(
    ORDER_STATUSES.filter((from) => allowedCommissionRequestTransitions(from).includes('rejected')),
  ).toEqual(['pending', 'reviewing']);
});

test('what has been shipped cannot be cancelled', () => {
  expect(allowedCommissionRequestTransitions('shipped')).not.toContain('cancelled');
  expect(allowedCommissionRequestTransitions('delivered')).not.toContain('cancelled');
});

test('every status but the three final ones leads on, and every one can be reached', () => {
  expect(ORDER_STATUSES.filter(isCommissionRequestClosed)).toEqual(['completed', 'rejected', 'cancelled']);
  const reached = new Set(['pending', ...ORDER_STATUSES.flatMap(allowedCommissionRequestTransitions)]);
  expect(ORDER_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
});
