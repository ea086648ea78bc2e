/** One `<link rel="preload">`. */
export interface Preload {
  as: 'script' | 'style' | 'fetch' | 'image';
  href?: string;
  /** Images only. */
  imagesrcset?: string;
  imagesizes?: string;
  type?: string;
  media?: string;
  fetchpriority?: 'high';
}

/** A JSON block that the page's scripts read: name of the element, and JSON text. */
export interface JsonBlock {
  id: string;
  json: string;
}

export interface DocumentParts {
  title: string;
  preloads: readonly Preload[];
  blocks: readonly JsonBlock[];
  /** The rendered page; null leaves the root empty for the browser to fill. */
  root?: string | null;
}

/** Where the page stands in the shell's document. */
const EMPTY_ROOT = '<div id="root"></div>';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for element content and for quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (each) => ENTITIES[each] ?? each);

const JSON_ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/**
 * JSON that may stand in a script element: no `<` can end the element or open a comment, and the two separators that
 * older JavaScript took for line ends are spelled out. It parses to the same value.
 */
export const escapeJson = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (each) => JSON_ESCAPES[each] ?? each);

/** Puts title and preloads into the shell's head, the page into its root and the JSON blocks at the end of its body. */
export function fillDocument(shell: string, { title, preloads, blocks, root }: DocumentParts): string {
  const head = `<title>${escapeHtml(title)}</title>${preloads.map(preloadLink).join('')}`;
  const body = blocks
    .map(({ id, json }) => `<script type="application/json" id="${id}">${json}</script>`)
    .join('');
  // Functions, because `$` has a meaning in replacement texts.
  return shell
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(EMPTY_ROOT, () => (root ? `<div id="root">${root}</div>` : EMPTY_ROOT))
    .replace('</body>', () => `${body}</body>`);
}

function preloadLink({ as, ...attributes }: Preload): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  // The federation runtime fetches manifests with cors; the preload is used only if it asks in the same way.
  const crossorigin = as === 'fetch' ? ' crossorigin="anonymous"' : '';
  return `<link rel="preload" as="${as}"${crossorigin}${written}>`;
}
