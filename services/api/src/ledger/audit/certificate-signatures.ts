import { signatureCheck, type CertificateSigner } from '../../certificates';
import { textIn, type Invariant, type Row } from './invariant';

/** What a statement and its row both say, by where the statement says it. */
const STATED = {
  coaId: 'coa_id',
  number: 'number',
  size: 'size',
  'artwork.id': 'artwork_id',
  'artwork.title': 'artwork_title',
  'edition.id': 'edition_id',
  'edition.total': 'edition_total',
} as const;

/** Certificates say what was signed, and a published key checks it. */
export function signatureInvariant({ publishedKeys }: Pick<CertificateSigner, 'publishedKeys'>): Invariant {
  const check = signatureCheck(publishedKeys);
  const wrongWith = (row: Row): string | null => {
    const statement = textIn(row, 'statement');
    const keyId = textIn(row, 'key_id');
    const checked = check({ statement, statementSignature: textIn(row, 'statement_signature'), keyId });
    if (checked === 'unknown-key') return `is signed with key ${keyId}, which is not published`;
    if (checked === 'forged') return 'has a signature that its key does not confirm';
    const altered = Object.entries(STATED).filter(
      ([stated, column]) => statedAt(statement, stated) !== textIn(row, column),
    );
    const names = altered.map(([stated]) => stated);
    return names.length > 0 ? `differs from what was signed in ${names.join(', ')}` : null;
  };
  return {
    name: 'a certificate says what the gallery has signed',
    checked: 'SELECT COUNT(*) FROM certificates',
    faults: `SELECT ${Object.values(STATED).join(', ')}, statement, statement_signature, key_id FROM certificates`,
    judge: (row) => {
      const says = wrongWith(row);
      return says === null ? null : { subject: `certificate ${textIn(row, 'coa_id')}`, says };
    },
  };
}

/** The value at `artwork.title` of a JSON text, as text. */
function statedAt(statement: string, place: string): string {
  let value: unknown = JSON.parse(statement);
  for (const name of place.split('.')) value = Reflect.get(Object(value), name);
  return String(value);
}
