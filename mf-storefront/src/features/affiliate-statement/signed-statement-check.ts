import type { SignedAffiliateStatement } from '@gallery/contracts';

/** Fields for the page alone: not part of the signed statement. */
type UnsignedField = 'months' | 'statement' | 'signature' | 'keyId';

/**
 * Whether the signed text states what the page shows. A signature proves only the signed text, which may differ from
 * the amounts beside it.
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

/** JSON with sorted keys, so that equal values are equal texts. */
const canonicalJson = (value: unknown): string | undefined =>
  JSON.stringify(value, (_name, part: unknown) =>
    isRecord(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
