import { aCollectorOrder } from '@gallery/testing';
import { totalSpent } from './total-spent';

test('only what was paid and kept counts as spent (C24)', () => {
  const order = (status: 'shipped' | 'pending' | 'rejected' | 'cancelled', totalPrice: number) =>
    aCollectorOrder({ status, totalPrice });
  expect(totalSpent([order('shipped', 333.1), order('shipped', 333.2)])).toBe(66_630);
  expect(totalSpent([order('pending', 1), order('rejected', 2), order('cancelled', 4)])).toBe(0);
});
