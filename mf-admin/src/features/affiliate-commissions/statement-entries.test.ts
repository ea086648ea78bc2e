import { anAffiliateStatement } from '@gallery/testing';
import { statementEntries } from './statement-entries';

it('tells a month in the order in which it happened, what was taken away with a sign', () => {
  const entries = statementEntries(
    anAffiliateStatement({
      lines: [
        {
          code: 'CL-1',
          at: '2026-11-14T13:58:00.000Z',
          state: 'paid',
          title: 'Inside Voice',
          size: '60x40',
          quantity: 2,
          price: 30000,
          production: 3200,
          shipping: 900,
          paymentFee: 900,
          net: 25000,
          rate: '20.00',
          commission: 5000,
        },
      ],
      reversals: [{ code: 'CL-0', at: '2026-11-10T09:00:00.000Z', cause: 'refund', quantity: 1, amount: 60 }],
      payouts: [
        { at: '2026-11-20T09:00:00.000Z', amount: 4940, method: 'Bank transfer', reference: 'Wire 4471' },
      ],
    }),
  );
  expect(entries.map(({ text, amount }) => [text, amount])).toEqual([
    ['Refunded, CL-0', -60],
    ['Inside Voice, 60 × 40 in, 2 prints, CL-1', 5000],
    ['Paid, Bank transfer, Wire 4471', -4940],
  ]);
});
