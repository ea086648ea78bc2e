import { DataSource } from 'typeorm';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { galleryWithEvents, type GalleryWithEvents } from '../../../test/builders/gallery-with-events';
import { column } from '../../../test/builders/checkout';
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
  api = await startApi({ stripe: true });
  gallery = await galleryWithEvents(api);
  invariants = ledgerInvariants(api.get(CertificateSigningService));
});
afterAll(() => api.close());

/** What breaks each invariant: one statement against a valid gallery. */
const BROKEN_BY: [name: string, sql: (about: GalleryWithEvents) => string][] = [
  [
    'an edition has each of its prints once',
    () => "DELETE FROM prints WHERE state = 'available' AND edition_number = 8",
  ],
  [
    'an edition counts its sold and void prints',
    () => 'UPDATE editions SET sold_or_void_count = sold_or_void_count + 1',
  ],
  [
    'a print names an order, hold or collector only where its state allows it',
    () => "UPDATE prints SET held_until = '2030-01-01' WHERE state = 'available'",
  ],
  [
    'a print is held for an order only while the order can be paid',
    () => "UPDATE payments SET state = 'expired' WHERE state = 'open'",
  ],
  [
    'a pending order holds all of its prints',
    () => "UPDATE prints SET state = 'available', order_id = NULL, order_line_id = NULL WHERE state = 'held'",
  ],
  [
    'a sold print belongs to a paid order',
    ({ paid }) => `UPDATE orders SET confirmed_at = NULL WHERE number = '${paid}'`,
  ],
  ['a paid order has all of its prints', () => "UPDATE prints SET order_line_id = 'x' WHERE state = 'sold'"],
  ['a print has the state of its last event', () => "DELETE FROM print_events WHERE kind = 'returned'"],
  ['a sold print has a certificate', () => "UPDATE certificates SET order_line_id = 'x'"],
  [
    'a valid certificate belongs to a print of its order',
    () => "UPDATE prints SET state = 'void' WHERE state = 'sold'",
  ],
  [
    'a refunded print has no valid certificate',
    () => "UPDATE certificates SET state = 'issued' WHERE state = 'revoked'",
  ],
  [
    'a replaced certificate and its replacement name each other',
    () => "UPDATE certificates SET replaced_by = NULL WHERE state = 'replaced'",
  ],
  [
    'a certificate has the state and the holder of its last event',
    () => "UPDATE certificates SET holder_collector_id = NULL WHERE state = 'transferred'",
  ],
  [
    'a certificate has one event for each completed transfer',
    () => "DELETE FROM certificate_transfers WHERE state = 'completed' LIMIT 1",
  ],
  [
    'each transfer starts with the recipient of the one before',
    () => "UPDATE certificate_transfers SET holder_collector_id = 'x' WHERE state = 'completed'",
  ],
  [
    'a valid certificate has one open transfer at most, by its holder',
    () => "UPDATE certificates SET state = 'revoked' WHERE state = 'issued'",
  ],
  ['a certificate matches its signed statement', () => "UPDATE certificates SET artwork_title = 'Forged'"],
  [
    'a certificate matches its signed statement',
    () => "UPDATE certificates SET statement = REPLACE(statement, 'Night Bloom', 'Forged')",
  ],
  ['a certificate matches its signed statement', () => "UPDATE certificates SET key_id = 'x'"],
  [
    'an order’s total is the sum of its lines, tax, card fee and extras',
    () => 'UPDATE orders SET total_cents = total_cents + 1',
  ],
  [
    'an order has the status of its last event',
    () => "UPDATE orders SET status = 'shipped' WHERE status = 'confirmed'",
  ],
  [
    'an order has a confirmation time exactly when its status requires one',
    ({ waiting }) => `UPDATE orders SET confirmed_at = created_at WHERE number = '${waiting}'`,
  ],
  ['an order line’s edition belongs to its artwork', () => "UPDATE order_lines SET edition_id = 'x'"],
  [
    'a paid order has one payment of its total, or is an offline sale',
    () => "UPDATE payments SET amount_cents = amount_cents - 1 WHERE state = 'paid'",
  ],
  [
    'a payment of an unfulfilled order is refunded',
    ({ paid }) => `UPDATE orders SET status = 'cancelled' WHERE number = '${paid}'`,
  ],
  [
    'a payment’s refunded amount is the sum of its refunds at Stripe, and at most what was paid',
    () => "UPDATE payments SET refunded_cents = 1 WHERE state = 'paid'",
  ],
  [
    'an order and its payment have the same refunded amount',
    ({ paid }) => `UPDATE orders SET refunded_cents = 1 WHERE number = '${paid}'`,
  ],
  [
    'an offline sale’s refunded amount is the sum of its refund requests',
    () => "UPDATE orders SET refunded_cents = 5 WHERE order_type = 'offline_sale'",
  ],
  ['requested refunds do not exceed the payment', () => 'UPDATE refund_requests SET amount_cents = 99999999'],
  [
    'a payment request has the sum of its lines and the state of its payment',
    () => 'UPDATE payment_request_lines SET amount_cents = 1',
  ],
  [
    'an order’s paid shipping is the sum of its paid shipping lines',
    () => 'UPDATE orders SET shipping_paid_cents = 1',
  ],
  [
    'an affiliate commission follows from its price, costs and rate',
    () => 'UPDATE affiliate_commissions SET commission_cents = 1',
  ],
  [
    'an affiliate commission belongs to a line of a paid order, one affiliate for each line',
    () => 'UPDATE order_lines SET price_cents = price_cents + 1',
  ],
  [
    'an affiliate commission’s reversed amount is the sum of its reversals',
    () => 'UPDATE affiliate_commissions SET reversed_cents = 1',
  ],
  [
    'an affiliate’s payouts are the sum of their settled commissions',
    () => 'UPDATE affiliate_commissions SET settled_cents = 1',
  ],
  ['a requested refund has a job in the outbox', () => "UPDATE refund_requests SET state = 'asked'"],
  [
    'no outbox message about money has failed for good',
    () => "UPDATE outbox SET state = 'dead' WHERE kind = 'payment-refund-part'",
  ],
  [
    'due outbox messages are being delivered',
    () => "UPDATE outbox SET state = 'waiting', due_at = UTC_TIMESTAMP() - INTERVAL 1 HOUR LIMIT 1",
  ],
  [
    'an outbox message has a delivery time exactly when it is delivered',
    () => 'UPDATE outbox SET delivered_at = NULL',
  ],
];

class RolledBack extends Error {}

/** The finding for one invariant after this statement, in a transaction that is rolled back. */
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
    throw new RolledBack();
  });
  await expect(harm).rejects.toThrow(RolledBack);
  return findings[0];
}

test('a gallery with every kind of record meets all invariants, and each checks some rows', async () => {
  const findings = await auditLedger(api.get(DataSource), invariants);
  expect(findings.filter(({ violations }) => violations > 0)).toEqual([]);
  // Refunds and messages wait in the outbox only for a moment.
  const idle = findings.filter(({ checked }) => checked === 0).map(({ name }) => name);
  expect(idle).toEqual([
    'a requested refund has a job in the outbox',
    'due outbox messages are being delivered',
  ]);
});

test.each(BROKEN_BY)('reports a violation of: %s', async (name, harm) => {
  const finding = await findingAfter(harm(gallery), name);
  expect(finding?.violations).toBeGreaterThan(0);
  expect(finding?.examples).not.toEqual([]);
});

test('each invariant is broken by one of these tests', () => {
  const broken = new Set(BROKEN_BY.map(([name]) => name));
  expect(invariants.map(({ name }) => name)).toEqual([...broken]);
});

test('reports the order and the number of violations', async () => {
  const finding = await findingAfter(
    `UPDATE orders SET total_cents = 1 WHERE number = '${gallery.paid}'`,
    'an order’s total is the sum of its lines, tax, card fee and extras',
  );
  if (!finding) throw new Error('There is no such invariant.');
  const [orders] = await column(api, 'SELECT COUNT(*) FROM orders');
  expect(formatFinding({ ...finding, ms: 1_230 })).toEqual([
    `✗ ${finding.name}: ${Number(orders)} checked, 1 violation, 1.2 s`,
    expect.stringMatching(
      new RegExp(`^    order ${gallery.paid} has lines of 1000000, .* a total of 1 cents$`),
    ),
  ]);
  expect(formatSummary([finding])).toBe('1 violation in 1 of 1 invariants.');
});
