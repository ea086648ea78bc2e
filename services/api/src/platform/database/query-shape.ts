/** As much of a query as tells which one it was. */
const LONGEST = 500;

/** Whole rows, as TypeORM asks for them and writes them: every column by name, which says nothing that the table does not. */
const COLUMNS = /(?:`\w+`\.`\w+` AS `\w+`, )+`\w+`\.`\w+` AS `\w+`|(?<=INTO `\w+`\()`\w+`(?:, `\w+`)+(?=\))/g;

/** A query without the values in it, in one line: what asks for another thing in the same way has the same shape. */
export function shapeOf(query: string): string {
  return query
    .replace(/'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"/g, '?')
    .replace(/\b\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .replace(COLUMNS, '…')
    .replace(/\?(?:, ?\?)+/g, '?, …')
    .replace(/\(\?, …\)(?:, ?\(\?, …\))+/g, '(?, …), …')
    .trim()
    .slice(0, LONGEST);
}
