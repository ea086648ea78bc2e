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
