/** As much of a query as tells which one it was. */
const LONGEST = 500;

/** A query without the values in it, in one line: what asks for another thing in the same way has the same shape. */
export function shapeOf(query: string): string {
  return query
    .replace(/'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"/g, '?')
    .replace(/\b\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .replace(/\?(?:, ?\?)+/g, '?, …')
    .replace(/\(\?, …\)(?:, ?\(\?, …\))+/g, '(?, …), …')
    .trim()
    .slice(0, LONGEST);
}
