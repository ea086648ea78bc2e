/** The old and the new value of each field that changed, for the audit log. */
export type AuditedChanges = Record<string, { from: unknown; to: unknown }>;

/**
 * Old and new value of the fields that differ. The log keeps no personal data, so texts that people write are left out:
 * only figures, switches and words of the fields in `words` are told.
 * @returns undefined without any
 * @param words fields whose texts come from a fixed set, or are public titles
 */
export function auditedChanges(
  before: object,
  after: object,
  words: readonly string[] = [],
): AuditedChanges | undefined {
  const old = new Map<string, unknown>(Object.entries(before));
  const isTold = (field: string, value: unknown): boolean =>
    value === null ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    (typeof value === 'string' && words.includes(field));
  const changes = Object.fromEntries(
    Object.entries(after)
      .map(([field, to]: [string, unknown]) => [field, { from: old.get(field) ?? null, to }] as const)
      // A version counts changes and is none.
      .filter(
        ([field, { from, to }]) =>
          field !== 'version' && from !== to && isTold(field, from) && isTold(field, to),
      ),
  );
  return Object.keys(changes).length > 0 ? changes : undefined;
}
