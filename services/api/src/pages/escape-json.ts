const JSON_ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/**
 * JSON that may stand in a script element: no `<` can end the element or open a comment, and the two separators that
 * older JavaScript took for line ends are spelled out. It parses to the same value.
 */
export const escapeJson = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (each) => JSON_ESCAPES[each] ?? each);
