import { ORDER_STATUSES, allowedTransitions, canTransitionOrder, isOrderClosed } from '@gallery/domain';
import { movesOf, planStatusChange, type StatusChangeOrder } from './order-status-change';

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

test('a shipped order cannot be cancelled', () => {
  expect(canTransitionOrder('shipped', 'cancelled')).toBe(false);
  expect(canTransitionOrder('delivered', 'cancelled')).toBe(false);
});

test('only the payment changes a pending order', () => {
  expect(allowedTransitions('pending')).toEqual([]);
});

test('an order that can only be completed is closed', () => {
  expect(ORDER_STATUSES.filter(isOrderClosed)).toEqual(['delivered', 'completed', 'rejected', 'cancelled']);
});

const order = (named: Partial<StatusChangeOrder>): StatusChangeOrder => ({
  status: 'confirmed',
  confirmedAt: new Date('2026-11-01T10:00:00Z'),
  refundedCents: 0,
  totalCents: 100_00,
  disputedAt: null,
  fraudWarnedAt: null,
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  ...named,
});

describe('a status change by staff', () => {
  test('an order that was refunded in full is not moved any more, one refunded in part is', () => {
    const shipped = { status: 'shipped', refundedCents: 100_00 } as const;
    expect(planStatusChange(order(shipped), { status: 'delivered' })).toEqual({
      kind: 'refuse',
      reason: 'This order was refunded in full. Its status no longer changes.',
    });
    expect(movesOf(order(shipped))).toEqual([]);
    expect(planStatusChange(order({ ...shipped, refundedCents: 50_00 }), { status: 'delivered' })).toEqual({
      kind: 'move',
    });
  });

  test('an allowed transition is made', () => {
    expect(planStatusChange(order({}), { status: 'shipped', trackingNumber: '1Z' })).toEqual({
      kind: 'move',
    });
  });

  test('a transition that is not allowed is rejected with those that are', () => {
    expect(planStatusChange(order({ status: 'shipped' }), { status: 'cancelled' })).toEqual({
      kind: 'refuse',
      reason: 'An order that is shipped cannot become cancelled. It can become delivered, completed.',
    });
  });

  test('a final status is named as such', () => {
    expect(planStatusChange(order({ status: 'rejected' }), { status: 'shipped' })).toEqual({
      kind: 'refuse',
      reason: 'An order that is rejected cannot become shipped. This status is final.',
    });
  });

  test.each(['confirmed', 'cancelled'] as const)('the owner cannot make an unpaid order %s', (status) => {
    expect(planStatusChange(order({ status: 'pending' }), { status })).toMatchObject({ kind: 'refuse' });
  });

  test('repeating a status changes nothing', () => {
    expect(planStatusChange(order({ status: 'approved' }), { status: 'approved' })).toEqual({
      kind: 'nothing',
    });
  });

  test('the same tracking changes nothing, other tracking is stored', () => {
    const shipped = order({ status: 'shipped', trackingNumber: '1Z' });
    expect(planStatusChange(shipped, { status: 'shipped', trackingNumber: '1Z' })).toEqual({
      kind: 'nothing',
    });
    expect(planStatusChange(shipped, { status: 'shipped', trackingNumber: '2Z' })).toEqual({ kind: 'track' });
    expect(planStatusChange(shipped, { status: 'shipped', trackingUrl: 'https://p.example' })).toEqual({
      kind: 'track',
    });
  });

  test('only shipped orders have tracking', () => {
    expect(planStatusChange(order({}), { status: 'processing', trackingNumber: '1Z' })).toMatchObject({
      kind: 'refuse',
    });
  });

  test('a disputed order cannot be shipped', () => {
    const disputed = order({ disputedAt: new Date() });
    expect(planStatusChange(disputed, { status: 'shipped' })).toMatchObject({ kind: 'refuse' });
    expect(planStatusChange(disputed, { status: 'processing' })).toEqual({ kind: 'move' });
  });

  test('an order with a fraud warning ships only when that was confirmed', () => {
    const warned = order({ fraudWarnedAt: new Date() });
    expect(planStatusChange(warned, { status: 'shipped' })).toMatchObject({ kind: 'refuse' });
    expect(planStatusChange(warned, { status: 'shipped', acceptsFraudWarning: true })).toEqual({
      kind: 'move',
    });
    expect(planStatusChange(warned, { status: 'processing' })).toEqual({ kind: 'move' });
  });
});
