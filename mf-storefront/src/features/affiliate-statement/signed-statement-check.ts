import type { SignedAffiliateStatement } from '@gallery/contracts';

/** What only the page is told: it is no part of the account. */
type UnsignedField = 'months' | 'statement' | 'signature' | 'keyId';

/**
 * Whether the signed text states what the page shows. A signature alone proves the text that was signed, which the
 * figures beside it need not be.
 */
export function matchesSignedText(shown: SignedAffiliateStatement): boolean {
  const signed = parseSignedText(shown.statement);
  return Object.entries(signedFields(shown)).every(
    ([name, value]) => canonicalJson(signed[name]) === canonicalJson(value),
  );
}

const signedFields = ({
  months: _months,
  statement: _statement,
  signature: _signature,
  keyId: _keyId,
  ...facts
}: SignedAffiliateStatement): Omit<SignedAffiliateStatement, UnsignedField> => facts;

function parseSignedText(text: string): Record<string, unknown> {
  try {
    const facts: unknown = JSON.parse(text);
    return isRecord(facts) ? facts : {};
  } catch {
    return {};
  }
}

/** JSON with sorted names, so that equal values are equal texts. */
const canonicalJson = (value: unknown): string | undefined =>
  JSON.stringify(value, (_name, part: unknown) =>
    isRecord(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
