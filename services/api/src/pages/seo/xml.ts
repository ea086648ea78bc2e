import { escapeMarkup } from '../../platform';

/** Escaped XML. Created only by `element`, so that no text is unescaped. */
export interface Xml {
  readonly markup: string;
}

/** Characters that XML 1.0 does not allow, even escaped. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string => escapeMarkup(text.replace(NOT_IN_XML, ''));

export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly Xml[] = [],
): Xml {
  const attributeMarkup = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = typeof content === 'string' ? escaped(content) : content.map(({ markup }) => markup).join('');
  return { markup: `<${name}${attributeMarkup.join('')}>${inner}</${name}>` };
}

export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;
