const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for element content and for quoted attributes, of HTML and of XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (each) => ENTITIES[each] ?? each);

const JSON_ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/**
 * JSON that is safe in a script element: escapes `<`, which could end the element or open a comment, and the two separators
 * that older JavaScript reads as line ends. It parses to the same value.
 */
export const escapeJson = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (each) => JSON_ESCAPES[each] ?? each);
