import { DataSource } from 'typeorm';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { galleryWithEvents, type GalleryWithEvents } from '../../../test/builders/gallery-with-events';
import { OWNER_KEY } from '../../../test/builders/payment-requests';
import { column } from '../../../test/builders/purchase';
import { CertificateSigningService } from '../../certificates';
import type { AuditRow, Invariant } from './invariant';
import {
  auditLedger,
  checkInvariants,
  formatFinding,
  formatSummary,
  ledgerInvariants,
  type AuditFinding,
} from './ledger-audit';

let api: TestApi;
let gallery: GalleryWithEvents;
let invariants: readonly Invariant[];

beforeAll(async () => {
  api = await startApi({ stripe: true, env: { OWNER_API_KEY: OWNER_KEY } });
  gallery = await galleryWithEvents(api);
  invariants = ledgerInvariants(api.get(CertificateSigningService));
});
afterAll(() => api.close());

/** What each invariant is broken by: one statement against a gallery that is right. */
const BROKEN_BY: [name: string, sql: (about: GalleryWithEvents) => string][] = [
  [
    'an edition has each of its numbers once',
    () => "DELETE FROM prints WHERE state = 'available' AND edition_number = 8",
  ],
  [
    'an edition counts the numbers that are gone',
    () => 'UPDATE editions SET sold_or_void_count = sold_or_void_count + 1',
  ],
  [
    'a number says who has it as its state wants',
    () => "UPDATE prints SET held_until = '2030-01-01' WHERE state = 'available'",
  ],
  [
    'what an order holds, it holds while it can still be paid',
    () => "UPDATE payments SET state = 'expired' WHERE state = 'open'",
  ],
  [
    'an order that waits for its payment holds all of its numbers',
    () => "UPDATE prints SET state = 'available', order_id = NULL, order_line_id = NULL WHERE state = 'held'",
  ],
  [
    'a sold number is of an order that was paid',
    ({ paid }) => `UPDATE orders SET confirmed_at = NULL WHERE number = '${paid}'`,
  ],
  ['a paid order got all of its numbers', () => "UPDATE prints SET order_line_id = 'x' WHERE state = 'sold'"],
  ['a number stands as its history says', () => "DELETE FROM print_events WHERE kind = 'returned'"],
  ['a number that an order bought has its certificate', () => "UPDATE certificates SET order_line_id = 'x'"],
  [
    'a certificate in force is of a number that its order has',
    () => "UPDATE prints SET state = 'void' WHERE state = 'sold'",
  ],
  [
    'a certificate ends with the refund of its print',
    () => "UPDATE certificates SET state = 'issued' WHERE state = 'revoked'",
  ],
  [
    'a replaced certificate and its successor name each other',
    () => "UPDATE certificates SET replaced_by = NULL WHERE state = 'replaced'",
  ],
  [
    'a certificate stands, and is held, as its history says',
    () => "UPDATE certificates SET holder_collector_id = NULL WHERE state = 'transferred'",
  ],
  [
    'a certificate changed hands as often as transfers were completed',
    () => "DELETE FROM certificate_transfers WHERE state = 'completed' LIMIT 1",
  ],
  [
    'whoever gave a certificate away had got it before',
    () => "UPDATE certificate_transfers SET holder_collector_id = 'x' WHERE state = 'completed'",
  ],
  [
    'a transfer under way is the only one of a certificate in force, by its holder',
    () => "UPDATE certificates SET state = 'revoked' WHERE state = 'issued'",
  ],
  [
    'a certificate says what the gallery has signed',
    () => "UPDATE certificates SET artwork_title = 'Forged'",
  ],
  [
    'a certificate says what the gallery has signed',
    () => "UPDATE certificates SET statement = REPLACE(statement, 'Night Bloom', 'Forged')",
  ],
  ['a certificate says what the gallery has signed', () => "UPDATE certificates SET key_id = 'x'"],
  [
    'an order’s total is the sum of its lines, tax, fee and what was agreed besides',
    () => 'UPDATE orders SET total_cents = total_cents + 1',
  ],
  [
    'an order stands as its history says',
    () => "UPDATE orders SET status = 'shipped' WHERE status = 'confirmed'",
  ],
  [
    'an order was confirmed if and only if it went beyond waiting',
    ({ waiting }) => `UPDATE orders SET confirmed_at = created_at WHERE number = '${waiting}'`,
  ],
  ['a line of an order is of an edition of its work', () => "UPDATE order_lines SET edition_id = 'x'"],
  [
    'a paid order has one payment of its total, or was paid at the gallery',
    () => "UPDATE payments SET amount_cents = amount_cents - 1 WHERE state = 'paid'",
  ],
  [
    'money for an order that came to nothing goes back',
    ({ paid }) => `UPDATE orders SET status = 'cancelled' WHERE number = '${paid}'`,
  ],
  [
    'a payment’s refunds are what Stripe has made, and not more than was paid',
    () => "UPDATE payments SET refunded_cents = 1 WHERE state = 'paid'",
  ],
  [
    'an order counts as given back what its payment does',
    ({ paid }) => `UPDATE orders SET refunded_cents = 1 WHERE number = '${paid}'`,
  ],
  [
    'what was paid at the gallery is given back at most once',
    () => "UPDATE orders SET refunded_cents = 5 WHERE order_type = 'offline_sale'",
  ],
  [
    'refunds that were asked for fit into what was paid',
    () => 'UPDATE refund_requests SET amount_cents = 99999999',
  ],
  [
    'a payment request is the sum of its lines, and paid with its payment',
    () => 'UPDATE payment_request_lines SET amount_cents = 1',
  ],
  [
    'an order counts as paid shipping what its payment requests brought',
    () => 'UPDATE orders SET shipping_paid_cents = 1',
  ],
  [
    'a commission is what price, costs and rate make',
    () => 'UPDATE affiliate_commissions SET commission_cents = 1',
  ],
  [
    'commission is earned by the line of a paid order, and by one partner at a time',
    () => 'UPDATE order_lines SET price_cents = price_cents + 1',
  ],
  [
    'what was taken off a commission is the sum of its reversals',
    () => 'UPDATE affiliate_commissions SET reversed_cents = 1',
  ],
  [
    'a partner’s payouts are what was settled of their lines',
    () => 'UPDATE affiliate_commissions SET settled_cents = 1',
  ],
  ['a refund that was asked for is on its way', () => "UPDATE refund_requests SET state = 'asked'"],
  [
    'no message about money was given up',
    () => "UPDATE outbox SET state = 'dead' WHERE kind = 'payment-refund-part'",
  ],
  [
    'what is due to be sent is being sent',
    () => "UPDATE outbox SET state = 'waiting', due_at = UTC_TIMESTAMP() - INTERVAL 1 HOUR LIMIT 1",
  ],
  ['a delivered message says when', () => 'UPDATE outbox SET delivered_at = NULL'],
];

class Undone extends Error {}

/** What is found of one invariant when this statement has done its harm, which is undone at once. */
async function findingAfter(sql: string, name: string): Promise<AuditFinding | undefined> {
  const asked = invariants.filter((invariant) => invariant.name === name);
  let findings: AuditFinding[] = [];
  const harm = api.get(DataSource).transaction(async (manager) => {
    await manager.query(sql);
    const read = (query: string): Promise<AuditRow[]> => manager.query(query);
    findings = await checkInvariants(
      {
        count: async (query) => Number(Object.values((await read(query))[0] ?? {})[0]),
        async *rows(query) {
          yield* await read(query);
        },
      },
      asked,
    );
    throw new Undone();
  });
  await expect(harm).rejects.toThrow(Undone);
  return findings[0];
}

test('nothing is wrong with a gallery in which everything has happened, and every invariant had something to look at', async () => {
  const findings = await auditLedger(api.get(DataSource), invariants);
  expect(findings.filter(({ violations: faults }) => faults > 0)).toEqual([]);
  // Refunds are on their way, and messages wait, for moments only.
  const idle = findings.filter(({ checked }) => checked === 0).map(({ name }) => name);
  expect(idle).toEqual(['a refund that was asked for is on its way', 'what is due to be sent is being sent']);
});

test.each(BROKEN_BY)('names what breaks: %s', async (name, harm) => {
  const finding = await findingAfter(harm(gallery), name);
  expect(finding?.violations).toBeGreaterThan(0);
  expect(finding?.examples).not.toEqual([]);
});

test('each invariant is broken by one of these tests', () => {
  const broken = new Set(BROKEN_BY.map(([name]) => name));
  expect(invariants.map(({ name }) => name)).toEqual([...broken]);
});

test('says of a fault which order it is, and how many there are', async () => {
  const finding = await findingAfter(
    `UPDATE orders SET total_cents = 1 WHERE number = '${gallery.paid}'`,
    'an order’s total is the sum of its lines, tax, fee and what was agreed besides',
  );
  if (!finding) throw new Error('There is no such invariant.');
  const [orders] = await column(api, 'SELECT COUNT(*) FROM orders');
  expect(formatFinding({ ...finding, ms: 1_230 })).toEqual([
    `✗ ${finding.name}: ${Number(orders)} checked, 1 at fault, 1.2 s`,
    expect.stringMatching(
      new RegExp(`^    order ${gallery.paid} has lines of 1000000, .* a total of 1 cents$`),
    ),
  ]);
  expect(formatSummary([finding])).toBe('1 fault in 1 of 1 invariants.');
});
