/** As much of a query as tells which one it was. */
const MAX_FINGERPRINT_LENGTH = 500;

/** Whole rows, as TypeORM asks for them and writes them: every column by name, which says nothing that the table does not. */
const COLUMN_LISTS =
  /(?:`\w+`\.`\w+` AS `\w+`, )+`\w+`\.`\w+` AS `\w+`|(?<=INTO `\w+`\()`\w+`(?:, `\w+`)+(?=\))/g;

/** A query without the values in it, in one line: what asks for another thing in the same way has the same shape. */
export function queryFingerprint(query: string): string {
  return query
    .replace(/'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"/g, '?')
    .replace(/\b\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .replace(COLUMN_LISTS, '…')
    .replace(/\?(?:, ?\?)+/g, '?, …')
    .replace(/\(\?, …\)(?:, ?\(\?, …\))+/g, '(?, …), …')
    .trim()
    .slice(0, MAX_FINGERPRINT_LENGTH);
}
