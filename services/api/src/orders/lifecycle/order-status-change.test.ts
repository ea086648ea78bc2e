import { planStatusChange, type StatusChangeOrder } from './order-status-change';

const order = (named: Partial<StatusChangeOrder>): StatusChangeOrder => ({
  status: 'confirmed',
  disputedAt: null,
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  ...named,
});

test('a move that the table allows is made', () => {
  expect(planStatusChange(order({}), { status: 'shipped', trackingNumber: '1Z' })).toEqual({ kind: 'move' });
});

test('a move that the table does not allow is refused with the ways that are open', () => {
  expect(planStatusChange(order({ status: 'shipped' }), { status: 'cancelled' })).toEqual({
    kind: 'refuse',
    reason:
      'An order that is shipped cannot become cancelled. From there it can become delivered, completed.',
  });
});

test('an end is named as one', () => {
  expect(planStatusChange(order({ status: 'rejected' }), { status: 'shipped' })).toEqual({
    kind: 'refuse',
    reason: 'An order that is rejected cannot become shipped. That is its end.',
  });
});

test.each(['confirmed', 'cancelled'] as const)('the owner cannot make an unpaid order %s', (status) => {
  expect(planStatusChange(order({ status: 'pending' }), { status })).toMatchObject({ kind: 'refuse' });
});

test('what is so already needs nothing', () => {
  expect(planStatusChange(order({ status: 'approved' }), { status: 'approved' })).toEqual({
    kind: 'nothing',
  });
});

test('the same parcel again needs nothing, another one is followed', () => {
  const shipped = order({ status: 'shipped', trackingNumber: '1Z' });
  expect(planStatusChange(shipped, { status: 'shipped', trackingNumber: '1Z' })).toEqual({ kind: 'nothing' });
  expect(planStatusChange(shipped, { status: 'shipped', trackingNumber: '2Z' })).toEqual({ kind: 'track' });
  expect(planStatusChange(shipped, { status: 'shipped', trackingUrl: 'https://p.example' })).toEqual({
    kind: 'track',
  });
});

test('a parcel belongs to what is shipped', () => {
  expect(planStatusChange(order({}), { status: 'processing', trackingNumber: '1Z' })).toMatchObject({
    kind: 'refuse',
  });
});

test('nothing is shipped while the bank disputes the payment', () => {
  const disputed = order({ disputedAt: new Date() });
  expect(planStatusChange(disputed, { status: 'shipped' })).toMatchObject({ kind: 'refuse' });
  expect(planStatusChange(disputed, { status: 'processing' })).toEqual({ kind: 'move' });
});
