import { createSignatureVerifier, type CertificateSigningService } from '../../certificates';
import { textColumn, type Invariant, type AuditRow } from './invariant';

/** What a statement and its row both say, by where the statement says it. */
const STATED_COLUMNS = {
  coaId: 'coa_id',
  number: 'number',
  size: 'size',
  'artwork.id': 'artwork_id',
  'artwork.title': 'artwork_title',
  'edition.id': 'edition_id',
  'edition.total': 'edition_total',
} as const;

/** Certificates say what was signed, and a published key checks it. */
export function certificateSignatureInvariant({
  publishedKeys,
}: Pick<CertificateSigningService, 'publishedKeys'>): Invariant {
  const check = createSignatureVerifier(publishedKeys);
  const wrongWith = (row: AuditRow): string | null => {
    const statement = textColumn(row, 'statement');
    const keyId = textColumn(row, 'key_id');
    const checked = check({ statement, statementSignature: textColumn(row, 'statement_signature'), keyId });
    if (checked === 'unknown-key') return `is signed with key ${keyId}, which is not published`;
    if (checked === 'forged') return 'has a signature that its key does not confirm';
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
      const says = wrongWith(row);
      return says === null ? null : { subject: `certificate ${textColumn(row, 'coa_id')}`, message: says };
    },
  };
}

/** The value at `artwork.title` of a JSON text, as text. */
function statedAt(statement: string, place: string): string {
  let value: unknown = JSON.parse(statement);
  for (const name of place.split('.')) value = Reflect.get(Object(value), name);
  return String(value);
}
