import type { PaymentUpdate } from '../../payments/domain-events';
import { decideSettlement, type OrderToSettle } from './order-settlement-decision';

const order: OrderToSettle = { status: 'pending', totalCents: 37_046, currency: 'usd' };
const paid: PaymentUpdate = { kind: 'paid', amountCents: 37_046, currency: 'usd' };

describe('paid', () => {
  test('confirms a pending order whose prints are held', () => {
    expect(decideSettlement(order, 'whole', paid)).toBe('confirm');
  });

  test('is refunded if the prints are gone', () => {
    expect(decideSettlement(order, 'gone', paid)).toBe('refund');
  });

  test.each(['cancelled', 'rejected'] as const)('is refunded if the order is %s', (status) => {
    expect(decideSettlement({ ...order, status }, 'gone', paid)).toBe('refund');
  });

  test.each(['confirmed', 'processing', 'shipped', 'completed'] as const)(
    'changes nothing if %s',
    (status) => {
      expect(decideSettlement({ ...order, status }, 'gone', paid)).toBe('nothing');
    },
  );

  test.each([
    ['amount', { ...paid, amountCents: 37_045 }],
    ['currency', { ...paid, currency: 'eur' }],
  ])('alerts if the %s differs from the frozen one', (_what, news) => {
    expect(decideSettlement(order, 'whole', news)).toBe('alert');
  });
});

describe.each(['expired', 'failed'] as const)('%s', (kind) => {
  test('releases a pending order', () => {
    expect(decideSettlement(order, 'whole', { kind })).toBe('release');
  });

  test.each(['confirmed', 'cancelled', 'shipped'] as const)(
    'changes nothing when the order is %s',
    (status) => {
      expect(decideSettlement({ ...order, status }, 'gone', { kind })).toBe('nothing');
    },
  );
});

test('a full refund reverses the order, a partial one is recorded', () => {
  const confirmed: OrderToSettle = { ...order, status: 'confirmed' };
  expect(decideSettlement(confirmed, 'gone', { kind: 'refunded', refundedCents: 37_046, full: true })).toBe(
    'reverse',
  );
  expect(decideSettlement(confirmed, 'gone', { kind: 'refunded', refundedCents: 100, full: false })).toBe(
    'note',
  );
});

test.each<PaymentUpdate>([
  { kind: 'mismatch', stripeId: 'cs_2', points: ['amount'] },
  { kind: 'refund-failed', refundedCents: 0 },
  { kind: 'disputed', status: 'needs_response' },
])('$kind alerts and decides nothing else', (news) => {
  expect(decideSettlement(order, 'whole', news)).toBe('alert');
});
