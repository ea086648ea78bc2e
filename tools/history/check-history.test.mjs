import { checkHistory, RULES } from './check-history.mjs';
import {
  at,
  told,
  refused,
  unknown,
  print,
  request,
  receipt,
  ada,
  refundAda,
  hold,
  reserve,
  lastPage,
  upload,
} from './built-evening.mjs';

/** What is found once Ada's evening is changed. @param {(evening: ReturnType<typeof ada>) => void} change */
function foundAfter(change) {
  const evening = ada();
  change(evening);
  return checkHistory(evening).map(({ rule }) => rule);
}

test('finds nothing in a correct history', () => {
  expect(checkHistory(ada())).toEqual([]);
});

test.each([
  [
    'a checkout without an answer that came to nothing',
    (evening) => evening.entries.push(unknown('bob', 'checkout', at(11), request('bob'))),
  ],
  [
    'a checkout that was refused',
    (evening) => evening.entries.push(refused('bob', 'checkout', at(11), request('bob'))),
  ],
  [
    'a payment that came too late and was refunded',
    ({ stripe, rows }) => {
      stripe.sessions.push({
        id: 'cs-late',
        reference: 'order-late',
        intentId: 'pi-late',
        amountCents: 500,
        isPaid: true,
      });
      stripe.refunds.push({
        id: 're',
        intentId: 'pi-late',
        amountCents: 500,
        status: 'succeeded',
        requestId: null,
      });
      rows.orders.push({
        id: 'order-late',
        number: 'TF-late',
        status: 'cancelled',
        email: 'late@example.com',
        totalCents: 500,
        refundedCents: 500,
        isConfirmed: 0,
      });
      rows.payments.push({ reference: 'order-late', state: 'refunded', refundedCents: 500 });
    },
  ],
  [
    'a full refund',
    (evening) => {
      refundAda(evening);
      evening.rows.certificates[0].isValid = 0;
    },
  ],
  ['a partial refund', (evening) => refundAda(evening, { cents: 2_500 })],
  [
    'a hold that ran out before another',
    ({ entries }) => entries.push(hold('bob', at(20), 60), hold('eve', at(81))),
  ],
  [
    'a hold that was given back before another',
    ({ entries }) =>
      entries.push(
        hold('bob', at(20)),
        told('bob', 'release-hold', at(25), { id: 'hold-bob' }, {}),
        hold('eve', at(26)),
      ),
  ],
  ['a photo on every page', ({ entries }) => entries.push(upload, lastPage('guest 0', ['photo']))],
  [
    'a receipt that is open before it is paid',
    ({ entries }) => entries.push(receipt('ada', at(11), 'open', [1])),
  ],
  [
    'emails twice by a killed worker',
    (evening) => {
      evening.emails.push(evening.emails[0]);
      evening.mayRepeatEmails = true;
    },
  ],
])('accepts %s', (_case, change) => {
  expect(foundAfter(change)).toEqual([]);
});

const BROKEN_BY = [
  [
    'a number is sold once',
    ({ rows }) => rows.certificates.push({ ...print(1), orderId: 'order-bob', isValid: 1 }),
  ],
  [
    'a number is sold once',
    ({ entries }) =>
      entries.push(
        told('bob', 'checkout', at(10), request('bob'), { sessionId: 'cs-bob', orderNumber: 'TF-bob' }),
        receipt('bob', at(13), 'paid', [1]),
      ),
  ],
  ['a receipt shows what its buyer owns', ({ rows }) => (rows.prints[0].editionNumber = 4)],
  ['a paid receipt stays paid', ({ entries }) => entries.push(receipt('ada', at(30), 'expired', []))],
  [
    'a paid receipt stays paid',
    ({ entries }) => entries.push(refused('ada', 'receipt', at(30), { sessionId: 'cs-ada' })),
  ],
  [
    'a sold print has one valid certificate, a refunded one none',
    ({ rows }) => (rows.certificates[0].isValid = 0),
  ],
  ['a sold print has one valid certificate, a refunded one none', (evening) => refundAda(evening)],
  [
    'what is sold is not offered',
    ({ entries }) =>
      entries.push(
        told('bob', 'inventory', at(30), {}, { editions: [{ editionId: 'dunes', available: 9, total: 9 }] }),
      ),
  ],
  [
    'what is sold is not offered',
    ({ entries }) =>
      entries.push(
        told('bob', 'inventory', at(1), {}, { editions: [{ editionId: 'dunes', available: -1, total: 9 }] }),
      ),
  ],
  [
    'who was refused has no paid order',
    ({ entries, rows }) => {
      entries.push(refused('bob', 'checkout', at(10), request('bob')));
      rows.orders.push({
        id: 'order-bob',
        number: 'TF-bob',
        status: 'confirmed',
        email: 'bob@example.com',
        isConfirmed: 1,
      });
    },
  ],
  [
    'paid means confirmed or refunded',
    ({ rows }) => Object.assign(rows.orders[0], { isConfirmed: 0, status: 'pending' }),
  ],
  ['a confirmed order is paid, with its total', ({ stripe }) => (stripe.sessions[0].isPaid = false)],
  ['a confirmed order is paid, with its total', ({ stripe }) => (stripe.sessions[0].amountCents = 9_999)],
  ['a refund is made once', (evening) => refundAda(evening, { cents: 2_500, count: 2 })],
  ['a refund is made once', (evening) => refundAda(evening, { count: 0 })],
  [
    'the gallery knows what Stripe has refunded',
    (evening) => {
      refundAda(evening, { cents: 2_500 });
      evening.rows.orders[0].refundedCents = 0;
    },
  ],
  [
    'a cart hold is kept until it ends',
    ({ entries }) => entries.push(hold('bob', at(20)), hold('eve', at(22))),
  ],
  ['a cart hold is kept until it ends', ({ entries }) => entries.push(hold('bob', at(2), 900, 1))],
  [
    'a reservation is kept until it ends',
    ({ entries }) => entries.push(reserve(at(20)), hold('bob', at(22), 900, 3)),
  ],
  [
    'an accepted photo is published',
    ({ entries, rows }) => {
      entries.push(upload);
      rows.photos.pop();
    },
  ],
  [
    'an accepted photo is on every guest’s page and in the lists',
    ({ entries }) => entries.push(upload, lastPage('guest 0', [])),
  ],
  ['an email is sent once', ({ emails }) => emails.push({ ...emails[0], subject: 'Other' })],
  ['a paid order is confirmed by one email', ({ emails }) => emails.pop()],
  [
    'payouts are what was earned, once',
    ({ rows }) => rows.payouts.push({ id: 'payout', affiliateId: 'nord', cents: 2_000 }),
  ],
  [
    'a payout is kept as it was told',
    ({ entries }) => entries.push(told('owner', 'payout', at(40), { id: 'payout' }, { cents: 2_000 })),
  ],
  [
    'a refunded order earns no commission',
    (evening) => {
      refundAda(evening);
      evening.rows.commissions[0].reversedCents = 0;
    },
  ],
];

test.each(BROKEN_BY)('reports “%s” if it is broken', (rule, change) => {
  expect(foundAfter(change)).toContain(rule);
});

test('each rule is broken by one of these histories', () => {
  expect(RULES.map(({ name }) => name)).toEqual([...new Set(BROKEN_BY.map(([rule]) => rule))]);
});
