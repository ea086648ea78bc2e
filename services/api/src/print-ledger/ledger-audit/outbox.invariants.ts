import type { Invariant } from './invariant';

/** Workers look every second; what is due for so long is delivered by nobody. */
const MAX_DELIVERY_DELAY_MINUTES = 15;
/** Messages on which money depends: one that has failed for good must be looked at. */
const MONEY_MESSAGE_KINDS = "('payment-refund', 'payment-refund-part', 'payment-request-cancel')";

/** What must be true of promises to the outside (ADR 0011). Mails that failed for good are the console's to show. */
export const OUTBOX_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a refund that was asked for is on its way',
    countSql: "SELECT COUNT(*) FROM refund_requests WHERE state = 'asked'",
    violationsSql: `
      SELECT CONCAT('refund ', request.id) AS subject,
        CONCAT('of ', request.amount_cents, ' cents was asked for and nothing carries it out') AS says
      FROM refund_requests request
      WHERE request.state = 'asked' AND NOT EXISTS (SELECT 1 FROM outbox
        WHERE outbox.dedupe_key = CONCAT('payment-refund-part:', request.id) AND outbox.state = 'waiting')`,
  },
  {
    name: 'no message about money was given up',
    countSql: `SELECT COUNT(*) FROM outbox WHERE kind IN ${MONEY_MESSAGE_KINDS}`,
    violationsSql: `
      SELECT CONCAT('message ', id) AS subject,
        CONCAT('(', kind, ') was given up after ', attempts, ' attempts: ', COALESCE(last_error, '')) AS says
      FROM outbox WHERE state = 'dead' AND kind IN ${MONEY_MESSAGE_KINDS}`,
  },
  {
    name: 'what is due to be sent is being sent',
    countSql: "SELECT COUNT(*) FROM outbox WHERE state = 'waiting'",
    violationsSql: `
      SELECT CONCAT('message ', id) AS subject, CONCAT('(', kind, ') has been due since ', due_at) AS says
      FROM outbox
      WHERE state = 'waiting' AND due_at < UTC_TIMESTAMP(3) - INTERVAL ${MAX_DELIVERY_DELAY_MINUTES} MINUTE`,
  },
  {
    name: 'a delivered message says when',
    countSql: 'SELECT COUNT(*) FROM outbox',
    violationsSql: `
      SELECT CONCAT('message ', id) AS subject,
        CONCAT('(', kind, ') is ', state, ', delivered ', COALESCE(delivered_at, 'never')) AS says
      FROM outbox WHERE (state = 'delivered') <> (delivered_at IS NOT NULL)`,
  },
];
