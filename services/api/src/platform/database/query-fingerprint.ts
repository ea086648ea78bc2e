/** Enough of a query to recognize it. */
const MAX_FINGERPRINT_LENGTH = 500;

/** Lists of all columns, as TypeORM selects and inserts them: they say nothing that the table does not. */
const COLUMN_LISTS =
  /(?:`\w+`\.`\w+` AS `\w+`, )+`\w+`\.`\w+` AS `\w+`|(?<=INTO `\w+`\()`\w+`(?:, `\w+`)+(?=\))/g;

/** A query on one line without its values: queries that differ in values alone have the same fingerprint. */
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
