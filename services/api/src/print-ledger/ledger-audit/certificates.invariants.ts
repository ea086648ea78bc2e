import { createSignatureVerifier, type CertificateSigningService } from '../../certificates';
import { textColumn, type AuditRow, type Invariant } from './invariant';

const IN_FORCE_SQL = "certificate.state IN ('issued', 'transferred')";
const SUBJECT = "CONCAT('certificate ', certificate.coa_id) AS subject";
const LATEST_EVENT = `
  SELECT certificate_id, kind, holder_collector_id,
    ROW_NUMBER() OVER (PARTITION BY certificate_id ORDER BY created_at DESC, id DESC) AS place
  FROM certificate_events`;

/** Invariants of certificates, their holders and transfers. */
export const CERTIFICATE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a number that an order bought has its certificate',
    countSql: "SELECT COUNT(*) FROM prints WHERE state = 'sold' AND order_id IS NOT NULL",
    violationsSql: `
      SELECT CONCAT('number ', print.edition_number, ' of edition ', print.edition_id) AS subject,
        CONCAT('is sold to order ', COALESCE(orders.number, print.order_id), ' and has no certificate of it') AS says
      FROM prints print
        LEFT JOIN orders ON orders.id = print.order_id
        LEFT JOIN certificates certificate ON certificate.edition_id = print.edition_id
          AND certificate.edition_number = print.edition_number AND certificate.order_line_id = print.order_line_id
      WHERE print.state = 'sold' AND print.order_id IS NOT NULL AND certificate.id IS NULL`,
  },
  {
    name: 'a certificate in force is of a number that its order has',
    countSql: `SELECT COUNT(*) FROM certificates certificate WHERE ${IN_FORCE_SQL}`,
    violationsSql: `
      SELECT ${SUBJECT},
        CONCAT('is in force for number ', certificate.edition_number, ', which is ', COALESCE(print.state, 'not there'),
          ' for order ', COALESCE(print.order_id, 'none'), ' and not for ', certificate.order_id) AS says
      FROM certificates certificate LEFT JOIN prints print
        ON print.edition_id = certificate.edition_id AND print.edition_number = certificate.edition_number
      WHERE ${IN_FORCE_SQL} AND NOT (COALESCE(print.state, '') = 'sold'
        AND print.order_id <=> certificate.order_id AND print.order_line_id <=> certificate.order_line_id)`,
  },
  {
    name: 'a certificate ends with the refund of its print',
    countSql: `SELECT COUNT(*) FROM certificates certificate WHERE ${IN_FORCE_SQL}`,
    violationsSql: `
      SELECT ${SUBJECT}, CONCAT('is in force, and order ', orders.number, ' was given back') AS says
      FROM certificates certificate JOIN orders ON orders.id = certificate.order_id
      WHERE ${IN_FORCE_SQL} AND (
        (orders.total_cents > 0 AND orders.refunded_cents >= orders.total_cents)
        OR EXISTS (
          SELECT 1 FROM order_refund_lines part JOIN refund_requests refund ON refund.id = part.refund_request_id
          WHERE part.order_line_id = certificate.order_line_id AND refund.state = 'done'
            AND JSON_CONTAINS(part.edition_numbers, CAST(certificate.edition_number AS CHAR))))`,
  },
  {
    name: 'a replaced certificate and its successor name each other',
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
    name: 'a certificate stands, and is held, as its history says',
    countSql: 'SELECT COUNT(*) FROM certificates',
    violationsSql: `
      SELECT ${SUBJECT},
        CONCAT('is ', certificate.state, ' and held by collector ', COALESCE(certificate.holder_collector_id, 'none'),
          '; its history ends with ', COALESCE(latest.kind, 'nothing'), ' and collector ',
          COALESCE(latest.holder_collector_id, 'none')) AS says
      FROM certificates certificate LEFT JOIN (${LATEST_EVENT}) latest
        ON latest.certificate_id = certificate.id AND latest.place = 1
      WHERE NOT (latest.kind <=> certificate.state
        AND latest.holder_collector_id <=> certificate.holder_collector_id)`,
  },
  {
    name: 'a certificate changed hands as often as transfers were completed',
    countSql: 'SELECT COUNT(*) FROM certificates',
    violationsSql: `
      SELECT ${SUBJECT},
        CONCAT('changed hands ', COALESCE(moved.times, 0), ' times by its history, ', COALESCE(done.times, 0),
          ' times by its transfers') AS says
      FROM certificates certificate
        LEFT JOIN (SELECT certificate_id, COUNT(*) AS times FROM certificate_events
          WHERE kind = 'transferred' GROUP BY certificate_id) moved ON moved.certificate_id = certificate.id
        LEFT JOIN (SELECT certificate_id, COUNT(*) AS times FROM certificate_transfers
          WHERE state = 'completed' GROUP BY certificate_id) done ON done.certificate_id = certificate.id
      WHERE COALESCE(moved.times, 0) <> COALESCE(done.times, 0)`,
  },
  {
    name: 'whoever gave a certificate away had got it before',
    countSql: "SELECT COUNT(*) FROM certificate_transfers WHERE state = 'completed'",
    // Deleted accounts, and accounts that claimed a certificate by email address, break no chain: one side is null.
    violationsSql: `
      SELECT CONCAT('transfer ', step.id) AS subject,
        CONCAT('was given by collector ', step.holder_collector_id, ', and the one before went to ', step.before_to)
          AS says
      FROM (
        SELECT id, holder_collector_id, LAG(recipient_collector_id)
          OVER (PARTITION BY certificate_id ORDER BY closed_at, id) AS before_to
        FROM certificate_transfers WHERE state = 'completed'
      ) step
      WHERE step.before_to IS NOT NULL AND step.holder_collector_id IS NOT NULL
        AND step.before_to <> step.holder_collector_id`,
  },
  {
    name: 'a transfer under way is the only one of a certificate in force, by its holder',
    countSql: "SELECT COUNT(*) FROM certificate_transfers WHERE state = 'open'",
    violationsSql: `
      SELECT CONCAT('transfer ', transfer.id) AS subject,
        CONCAT('is open for certificate ', COALESCE(certificate.coa_id, transfer.certificate_id), ', which is ',
          COALESCE(certificate.state, 'unknown'), ', is held by collector ',
          COALESCE(certificate.holder_collector_id, 'none'), ' and has ', transfer.open_ones, ' open') AS says
      FROM (
        SELECT id, certificate_id, holder_collector_id, COUNT(*) OVER (PARTITION BY certificate_id) AS open_ones
        FROM certificate_transfers WHERE state = 'open'
      ) transfer LEFT JOIN certificates certificate ON certificate.id = transfer.certificate_id
      WHERE transfer.open_ones > 1 OR certificate.id IS NULL OR NOT ${IN_FORCE_SQL}
        OR NOT transfer.holder_collector_id <=> certificate.holder_collector_id`,
  },
];

/** What both a statement and its row say: path in the statement, column of the row. */
const STATED_COLUMNS = {
  coaId: 'coa_id',
  number: 'edition_number',
  size: 'size',
  'artwork.id': 'artwork_id',
  'artwork.title': 'artwork_title',
  'edition.id': 'edition_id',
  'edition.total': 'edition_total',
} as const;

/** Certificates say what was signed, and a published key confirms it. */
export function certificateSignatureInvariant({
  publishedKeys,
}: Pick<CertificateSigningService, 'publishedKeys'>): Invariant {
  const check = createSignatureVerifier(publishedKeys);
  const violationIn = (row: AuditRow): string | null => {
    const statement = textColumn(row, 'statement');
    const keyId = textColumn(row, 'key_id');
    const status = check({ statement, statementSignature: textColumn(row, 'statement_signature'), keyId });
    if (status === 'unknown-key') return `is signed with key ${keyId}, which is not published`;
    if (status === 'forged') return 'has a signature that its key does not confirm';
    const altered = Object.entries(STATED_COLUMNS).filter(
      ([stated, column]) => statedAt(statement, stated) !== textColumn(row, column),
    );
    const names = altered.map(([stated]) => stated);
    return names.length > 0 ? `differs from what was signed in ${names.join(', ')}` : null;
  };
  return {
    name: 'a certificate says what the gallery has signed',
    countSql: 'SELECT COUNT(*) FROM certificates',
    violationsSql: `SELECT ${Object.values(STATED_COLUMNS).join(', ')}, statement, statement_signature, key_id FROM certificates`,
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
