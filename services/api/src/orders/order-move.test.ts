import { planMove, type MovableOrder } from './order-move';

const order = (named: Partial<MovableOrder>): MovableOrder => ({
  status: 'confirmed',
  disputedAt: null,
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  ...named,
});

test('a move that the table allows is made', () => {
  expect(planMove(order({}), { status: 'shipped', trackingNumber: '1Z' })).toEqual({ kind: 'move' });
});

test('a move that the table does not allow is refused with the ways that are open', () => {
  expect(planMove(order({ status: 'shipped' }), { status: 'cancelled' })).toEqual({
    kind: 'refuse',
    reason:
      'An order that is shipped cannot become cancelled. From there it can become delivered, completed.',
  });
});

test('an end is named as one', () => {
  expect(planMove(order({ status: 'rejected' }), { status: 'shipped' })).toEqual({
    kind: 'refuse',
    reason: 'An order that is rejected cannot become shipped. That is its end.',
  });
});

test.each(['confirmed', 'cancelled'] as const)('the owner cannot make an unpaid order %s', (status) => {
  expect(planMove(order({ status: 'pending' }), { status })).toMatchObject({ kind: 'refuse' });
});

test('what is so already needs nothing', () => {
  expect(planMove(order({ status: 'approved' }), { status: 'approved' })).toEqual({ kind: 'nothing' });
});

test('the same parcel again needs nothing, another one is followed', () => {
  const shipped = order({ status: 'shipped', trackingNumber: '1Z' });
  expect(planMove(shipped, { status: 'shipped', trackingNumber: '1Z' })).toEqual({ kind: 'nothing' });
  expect(planMove(shipped, { status: 'shipped', trackingNumber: '2Z' })).toEqual({ kind: 'track' });
  expect(planMove(shipped, { status: 'shipped', trackingUrl: 'https://p.example' })).toEqual({
    kind: 'track',
  });
});

test('a parcel belongs to what is shipped', () => {
  expect(planMove(order({}), { status: 'processing', trackingNumber: '1Z' })).toMatchObject({
    kind: 'refuse',
  });
});

test('nothing is shipped while the bank disputes the payment', () => {
  const disputed = order({ disputedAt: new Date() });
  expect(planMove(disputed, { status: 'shipped' })).toMatchObject({ kind: 'refuse' });
  expect(planMove(disputed, { status: 'processing' })).toEqual({ kind: 'move' });
});
