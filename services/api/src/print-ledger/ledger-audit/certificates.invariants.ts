import { createSignatureVerifier, type CertificateSigningService } from '../../certificates';
import { textColumn, type AuditRow, type Invariant } from './invariant';

const VALID_SQL = "certificate.state IN ('issued', 'transferred')";
const SUBJECT = "CONCAT('certificate ', certificate.coa_id) AS subject";
const LATEST_EVENT = `
  SELECT certificate_id, kind, holder_collector_id,
    ROW_NUMBER() OVER (PARTITION BY certificate_id ORDER BY created_at DESC, id DESC) AS position
  FROM certificate_events`;

/** Invariants of certificates, their holders and transfers. */
export const CERTIFICATE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a sold print has a certificate',
    countSql: "SELECT COUNT(*) FROM prints WHERE state = 'sold' AND order_id IS NOT NULL",
    violationsSql: `
      SELECT CONCAT('number ', print.edition_number, ' of edition ', print.edition_id) AS subject,
        CONCAT('is sold to order ', COALESCE(orders.number, print.order_id), ' and has no certificate for it') AS says
      FROM prints print
        LEFT JOIN orders ON orders.id = print.order_id
        LEFT JOIN certificates certificate ON certificate.edition_id = print.edition_id
          AND certificate.edition_number = print.edition_number AND certificate.order_line_id = print.order_line_id
      WHERE print.state = 'sold' AND print.order_id IS NOT NULL AND certificate.id IS NULL`,
  },
  {
    name: 'a valid certificate belongs to a print of its order',
    countSql: `SELECT COUNT(*) FROM certificates certificate WHERE ${VALID_SQL}`,
    violationsSql: `
      SELECT ${SUBJECT},
        CONCAT('is valid for number ', certificate.edition_number, ', which is ', COALESCE(print.state, 'missing'),
          ' for order ', COALESCE(print.order_id, 'none'), ' instead of ', certificate.order_id) AS says
      FROM certificates certificate LEFT JOIN prints print
        ON print.edition_id = certificate.edition_id AND print.edition_number = certificate.edition_number
      WHERE ${VALID_SQL} AND NOT (COALESCE(print.state, '') = 'sold'
        AND print.order_id <=> certificate.order_id AND print.order_line_id <=> certificate.order_line_id)`,
  },
  {
    name: 'a refunded print has no valid certificate',
    countSql: `SELECT COUNT(*) FROM certificates certificate WHERE ${VALID_SQL}`,
    violationsSql: `
      SELECT ${SUBJECT}, CONCAT('is valid, but order ', orders.number, ' was refunded') AS says
      FROM certificates certificate JOIN orders ON orders.id = certificate.order_id
      WHERE ${VALID_SQL} AND (
        (orders.total_cents > 0 AND orders.refunded_cents >= orders.total_cents)
        OR EXISTS (
          SELECT 1 FROM order_refund_lines part JOIN refund_requests refund ON refund.id = part.refund_request_id
          WHERE part.order_line_id = certificate.order_line_id AND refund.state = 'done'
            AND JSON_CONTAINS(part.edition_numbers, CAST(certificate.edition_number AS CHAR))))`,
  },
  {
    name: 'a replaced certificate and its replacement name each other',
    countSql: "SELECT COUNT(*) FROM certificates WHERE state = 'replaced' OR replaces IS NOT NULL",
    violationsSql: `
      SELECT ${SUBJECT},
        CONCAT('is ', certificate.state, ', replaced by ', COALESCE(certificate.replaced_by, 'none'),
          ', replaces ', COALESCE(certificate.replaces, 'none')) AS says
      FROM certificates certificate
        LEFT JOIN certificates successor ON successor.coa_id = certificate.replaced_by
          AND successor.replaces = certificate.coa_id AND successor.edition_id = certificate.edition_id
          AND successor.edition_number = certificate.edition_number
        LEFT JOIN certificates former ON former.coa_id = certificate.replaces
          AND former.replaced_by = certificate.coa_id AND former.state = 'replaced'
      WHERE (certificate.state = 'replaced') <> (certificate.replaced_by IS NOT NULL)
        OR (certificate.replaced_by IS NOT NULL AND successor.id IS NULL)
        OR (certificate.replaces IS NOT NULL AND former.id IS NULL)`,
  },
  {
    name: 'a certificate has the state and the holder of its last event',
    countSql: 'SELECT COUNT(*) FROM certificates',
    violationsSql: `
      SELECT ${SUBJECT},
        CONCAT('is ', certificate.state, ' and held by collector ', COALESCE(certificate.holder_collector_id, 'none'),
          ', but its last event is ', COALESCE(latest.kind, 'none'), ' to collector ',
          COALESCE(latest.holder_collector_id, 'none')) AS says
      FROM certificates certificate LEFT JOIN (${LATEST_EVENT}) latest
        ON latest.certificate_id = certificate.id AND latest.position = 1
      WHERE NOT (latest.kind <=> certificate.state
        AND latest.holder_collector_id <=> certificate.holder_collector_id)`,
  },
  {
    name: 'a certificate has one event for each completed transfer',
    countSql: 'SELECT COUNT(*) FROM certificates',
    violationsSql: `
      SELECT ${SUBJECT},
        CONCAT('has ', COALESCE(transferred.events, 0), ' events for ', COALESCE(completed.transfers, 0),
          ' completed transfers') AS says
      FROM certificates certificate
        LEFT JOIN (SELECT certificate_id, COUNT(*) AS events FROM certificate_events
          WHERE kind = 'transferred' GROUP BY certificate_id) transferred ON transferred.certificate_id = certificate.id
        LEFT JOIN (SELECT certificate_id, COUNT(*) AS transfers FROM certificate_transfers
          WHERE state = 'completed' GROUP BY certificate_id) completed ON completed.certificate_id = certificate.id
      WHERE COALESCE(transferred.events, 0) <> COALESCE(completed.transfers, 0)`,
  },
  {
    name: 'each transfer starts with the recipient of the one before',
    countSql: "SELECT COUNT(*) FROM certificate_transfers WHERE state = 'completed'",
    // One side is null after an account was deleted, or if it claimed the certificate by its email address.
    violationsSql: `
      SELECT CONCAT('transfer ', step.id) AS subject,
        CONCAT('starts with collector ', step.holder_collector_id, ', but the one before ended with ', step.previous_recipient)
          AS says
      FROM (
        SELECT id, holder_collector_id, LAG(recipient_collector_id)
          OVER (PARTITION BY certificate_id ORDER BY closed_at, id) AS previous_recipient
        FROM certificate_transfers WHERE state = 'completed'
      ) step
      WHERE step.previous_recipient IS NOT NULL AND step.holder_collector_id IS NOT NULL
        AND step.previous_recipient <> step.holder_collector_id`,
  },
  {
    name: 'a valid certificate has one open transfer at most, by its holder',
    countSql: "SELECT COUNT(*) FROM certificate_transfers WHERE state = 'open'",
    violationsSql: `
      SELECT CONCAT('transfer ', transfer.id) AS subject,
        CONCAT('is open for certificate ', COALESCE(certificate.coa_id, transfer.certificate_id), ', which is ',
          COALESCE(certificate.state, 'unknown'), ', is held by collector ',
          COALESCE(certificate.holder_collector_id, 'none'), ' and has ', transfer.open_count, ' open') AS says
      FROM (
        SELECT id, certificate_id, holder_collector_id, COUNT(*) OVER (PARTITION BY certificate_id) AS open_count
        FROM certificate_transfers WHERE state = 'open'
      ) transfer LEFT JOIN certificates certificate ON certificate.id = transfer.certificate_id
      WHERE transfer.open_count > 1 OR certificate.id IS NULL OR NOT ${VALID_SQL}
        OR NOT transfer.holder_collector_id <=> certificate.holder_collector_id`,
  },
];

/** Values of a statement that its row repeats: path in the statement, column of the row. */
const STATEMENT_COLUMNS = {
  coaId: 'coa_id',
  number: 'edition_number',
  size: 'size',
  'artwork.id': 'artwork_id',
  'artwork.title': 'artwork_title',
  'edition.id': 'edition_id',
  'edition.total': 'edition_total',
} as const;

/** Certificates say what was signed, and a published key verifies it. */
export function certificateSignatureInvariant({
  publishedKeys,
}: Pick<CertificateSigningService, 'publishedKeys'>): Invariant {
  const check = createSignatureVerifier(publishedKeys);
  const violationIn = (row: AuditRow): string | null => {
    const statement = textColumn(row, 'statement');
    const keyId = textColumn(row, 'key_id');
    const status = check({ statement, statementSignature: textColumn(row, 'statement_signature'), keyId });
    if (status === 'unknown-key') return `is signed with the unpublished key ${keyId}`;
    if (status === 'forged') return 'has an invalid signature';
    const altered = Object.entries(STATEMENT_COLUMNS).filter(
      ([stated, column]) => statedAt(statement, stated) !== textColumn(row, column),
    );
    const names = altered.map(([stated]) => stated);
    return names.length > 0 ? `differs from its signed statement in ${names.join(', ')}` : null;
  };
  return {
    name: 'a certificate matches its signed statement',
    countSql: 'SELECT COUNT(*) FROM certificates',
    violationsSql: `SELECT ${Object.values(STATEMENT_COLUMNS).join(', ')}, statement, statement_signature, key_id FROM certificates`,
    evaluate: (row) => {
      const message = violationIn(row);
      return message === null ? null : { subject: `certificate ${textColumn(row, 'coa_id')}`, message };
    },
  };
}

/** The value at `artwork.title` of a JSON text, as text. */
function statedAt(statement: string, path: string): string {
  let value: unknown = JSON.parse(statement);
  for (const name of path.split('.')) value = Reflect.get(Object(value), name);
  return String(value);
}
