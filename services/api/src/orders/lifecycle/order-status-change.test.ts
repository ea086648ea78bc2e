import { ORDER_STATUSES, allowedTransitions, canTransitionOrder, isOrderClosed } from '@gallery/domain';
import { movesOf, planStatusChange, type StatusChangeOrder } from './order-status-change';

test('a pending order can only be confirmed or cancelled', () => {
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

test('only a payment changes a pending order', () => {
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
  test('cannot move a fully refunded order, but can move a partly refunded one', () => {
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

  test('makes an allowed transition', () => {
    expect(planStatusChange(order({}), { status: 'shipped', trackingNumber: '1Z' })).toEqual({
      kind: 'move',
    });
  });

  test('is rejected if not allowed, listing the allowed transitions', () => {
    expect(planStatusChange(order({ status: 'shipped' }), { status: 'cancelled' })).toEqual({
      kind: 'refuse',
      reason: 'An order that is shipped cannot become cancelled. It can become delivered, completed.',
    });
  });

  test('names a final status', () => {
    expect(planStatusChange(order({ status: 'rejected' }), { status: 'shipped' })).toEqual({
      kind: 'refuse',
      reason: 'An order that is rejected cannot become shipped. This status is final.',
    });
  });

  test.each(['confirmed', 'cancelled'] as const)('cannot make an unpaid order %s', (status) => {
    expect(planStatusChange(order({ status: 'pending' }), { status })).toMatchObject({ kind: 'refuse' });
  });

  test('that repeats a status changes nothing', () => {
    expect(planStatusChange(order({ status: 'approved' }), { status: 'approved' })).toEqual({
      kind: 'nothing',
    });
  });

  test('with the same tracking changes nothing, other tracking is stored', () => {
    const shipped = order({ status: 'shipped', trackingNumber: '1Z' });
    expect(planStatusChange(shipped, { status: 'shipped', trackingNumber: '1Z' })).toEqual({
      kind: 'nothing',
    });
    expect(planStatusChange(shipped, { status: 'shipped', trackingNumber: '2Z' })).toEqual({ kind: 'track' });
    expect(planStatusChange(shipped, { status: 'shipped', trackingUrl: 'https://p.example' })).toEqual({
      kind: 'track',
    });
  });

  test('stores tracking only for shipped orders', () => {
    expect(planStatusChange(order({}), { status: 'processing', trackingNumber: '1Z' })).toMatchObject({
      kind: 'refuse',
    });
  });

  test('cannot ship a disputed order', () => {
    const disputed = order({ disputedAt: new Date() });
    expect(planStatusChange(disputed, { status: 'shipped' })).toMatchObject({ kind: 'refuse' });
    expect(planStatusChange(disputed, { status: 'processing' })).toEqual({ kind: 'move' });
  });

  test('ships an order with a fraud warning only when confirmed', () => {
    const warned = order({ fraudWarnedAt: new Date() });
    expect(planStatusChange(warned, { status: 'shipped' })).toMatchObject({ kind: 'refuse' });
    expect(planStatusChange(warned, { status: 'shipped', acceptsFraudWarning: true })).toEqual({
      kind: 'move',
    });
    expect(planStatusChange(warned, { status: 'processing' })).toEqual({ kind: 'move' });
  });
});
