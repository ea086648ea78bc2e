/** What a history is compared with: rows in one snapshot, Stripe's objects, and emails. */
import { createConnection } from 'mysql2/promise';
import { getJson } from '../cluster/api-calls.mjs';
import { connectionOptions } from '../database/connection.mjs';

/** The stand-in's key, which is public. */
const SANDBOX_KEY = 'sk_test_sandbox';
/** Stripe's maximum. */
const PAGE = 100;

/** Each with the columns that the rules read. */
const QUERIES = {
  orders: `SELECT id, number, status, customer_email AS email, total_cents AS totalCents, refunded_cents AS refundedCents,
    confirmed_at IS NOT NULL AND status <> 'pending' AS isConfirmed FROM orders`,
  prints: `SELECT edition_id AS editionId, edition_number AS editionNumber, state, order_id AS orderId FROM prints
    WHERE state <> 'available'`,
  certificates: `SELECT edition_id AS editionId, edition_number AS editionNumber, order_id AS orderId,
    state IN ('issued', 'transferred') AS isValid FROM certificates`,
  payments: 'SELECT reference, state, refunded_cents AS refundedCents FROM payments',
  photos: 'SELECT id, state FROM event_photos',
  commissions: `SELECT id, affiliate_id AS affiliateId, order_id AS orderId, commission_cents AS commissionCents,
    reversed_cents AS reversedCents, settled_cents AS settledCents FROM affiliate_commissions`,
  payouts: 'SELECT id, affiliate_id AS affiliateId, cents FROM affiliate_payouts',
};

/**
 * @typedef {object} Rows ids are UUIDs, 0 and 1 stand for false and true
 * @property {{ id: string, number: string, status: string, email: string, totalCents: number, refundedCents: number, isConfirmed: 0 | 1 }[]} orders
 * @property {{ editionId: string, editionNumber: number, state: string, orderId: string | null }[]} prints
 * @property {{ editionId: string, editionNumber: number, orderId: string, isValid: 0 | 1 }[]} certificates
 * @property {{ reference: string, state: string, refundedCents: number }[]} payments
 * @property {{ id: string, state: string }[]} photos
 * @property {{ id: string, affiliateId: string, orderId: string, commissionCents: number, reversedCents: number, settledCents: number }[]} commissions
 * @property {{ id: string, affiliateId: string, cents: number }[]} payouts
 */

/**
 * @typedef {object} StripeObjects
 * @property {{ id: string, reference: string, intentId: string | null, amountCents: number, isPaid: boolean }[]} sessions
 * @property {{ id: string, intentId: string, amountCents: number, status: string, requestId: string | null }[]} refunds
 */

/**
 * @typedef {object} Evidence
 * @property {readonly import('./history.mjs').Entry[]} entries
 * @property {Rows} rows
 * @property {StripeObjects} stripe
 * @property {readonly import('../cluster/smtp-sink.mjs').TakenMail[]} emails
 * @property {boolean} mayRepeatEmails a worker that was killed while sending cannot know whether the email was sent
 */

/**
 * @param {import('../cluster/cluster.mjs').Cluster} cluster
 * @param {import('./history.mjs').History} history
 * @param {{ emailsBefore?: number, mayRepeatEmails?: boolean }} [options] `emailsBefore`: how many had arrived when it began
 * @returns {Promise<Evidence>}
 */
export async function gatherEvidence(
  { database, sandbox, mail },
  { entries },
  { emailsBefore = 0, mayRepeatEmails = false } = {},
) {
  const [rows, sessions, refunds] = await Promise.all([
    readRows(database.directUrl),
    listOf(`${sandbox}/v1/checkout/sessions`),
    listOf(`${sandbox}/v1/refunds`),
  ]);
  return {
    entries,
    rows,
    stripe: {
      sessions: sessions.filter(isSince(entries)).map(toSession),
      refunds: refunds.filter(isSince(entries)).map(toRefund),
    },
    emails: mail.taken.slice(emailsBefore),
    mayRepeatEmails,
  };
}

/** Objects of an earlier history, perhaps over other rows, do not count. Stripe's times are in seconds. */
const isSince =
  ([first]) =>
  ({ created }) =>
    first !== undefined && (created + 1) * 1_000 > first.begun;

async function readRows(url) {
  const connection = await createConnection(connectionOptions(url));
  try {
    await connection.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    const rows = {};
    for (const [name, sql] of Object.entries(QUERIES)) [rows[name]] = await connection.query(sql);
    return rows;
  } finally {
    await connection.end();
  }
}

async function listOf(address) {
  const headers = { authorization: `Bearer ${SANDBOX_KEY}` };
  const all = [];
  for (;;) {
    const after = all.length > 0 ? `&starting_after=${all.at(-1).id}` : '';
    const page = await getJson(`${address}?limit=${PAGE}${after}`, { headers });
    all.push(...page.data);
    if (!page.has_more) return all;
  }
}

const toSession = ({
  id,
  client_reference_id: reference,
  payment_intent: intentId,
  amount_total: amountCents,
  ...session
}) => ({
  id,
  reference,
  intentId,
  amountCents,
  isPaid: session.payment_status === 'paid',
});

const toRefund = ({ id, payment_intent: intentId, amount: amountCents, status, metadata }) => ({
  id,
  intentId,
  amountCents,
  status,
  requestId: metadata?.refundRequest ?? null,
});
