import { escapeMarkup } from '../platform';
import { headMarkup, type PageHead } from './head/page-head';

/** One `<link rel="preload">`. */
export interface Preload {
  as: 'script' | 'style' | 'fetch' | 'image';
  href?: string;
  /** Images only. */
  imagesrcset?: string;
  imagesizes?: string;
  type?: string;
  media?: string;
  fetchpriority?: 'high' | 'low';
}

/** A stylesheet that the page must have before it is shown. */
export interface Stylesheet {
  href: string;
  /** Under which the remote's own loader finds it in the document instead of loading it again. */
  chunk: string;
  /** What the file says; null when it could not be had: then the browser fetches it. */
  text: string | null;
}

/** A JSON block that the page's scripts read: name of the element, and JSON text. */
export interface JsonBlock {
  id: string;
  json: string;
}

export interface DocumentParts {
  head: PageHead;
  preloads: readonly Preload[];
  /** Stand behind everything that the page shows: what it needs next. */
  latePreloads?: readonly Preload[];
  styles?: readonly Stylesheet[];
  blocks: readonly JsonBlock[];
  /** The rendered page; null leaves the root empty for the browser to fill. */
  root?: string | null;
}

/** Where the page stands in the shell's document. */
const EMPTY_ROOT = '<div id="root"></div>';

/** The shell's sentence for visitors without scripts. */
const NOSCRIPT = /<noscript>[^]*?<\/noscript>/;

/**
 * Puts what the page says of itself and its preloads into the shell's head, its styles after the shell's, the page into
 * its root with what it needs next behind it, and the JSON blocks to the end of its body.
 */
export function fillDocument(shell: string, parts: DocumentParts): string {
  const { head, preloads, latePreloads = [], styles = [], blocks, root } = parts;
  const filled = headMarkup(head) + preloads.map(preloadLink).join('');
  const body = blocks
    .map(({ id, json }) => `<script type="application/json" id="${id}">${json}</script>`)
    .join('');
  const late = latePreloads.map(preloadLink).join('');
  // Functions, because `$` has a meaning in replacement texts.
  return (
    shell
      // A rendered page needs no script to be read. First of all, since the page may have such a sentence of its own.
      .replace(NOSCRIPT, (sentence) => (root ? '' : sentence))
      .replace(/<title>[^<]*<\/title>/, () => filled)
      .replace('</head>', () => `${styles.map(styleMarkup).join('')}</head>`)
      .replace(EMPTY_ROOT, () => (root ? `<div id="root">${root}</div>${late}` : EMPTY_ROOT))
      .replace('</body>', () => `${body}</body>`)
  );
}

function preloadLink({ as, ...attributes }: Preload): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
  // The federation runtime fetches manifests with cors; the preload is used only if it asks in the same way.
  const crossorigin = as === 'fetch' ? ' crossorigin="anonymous"' : '';
  return `<link rel="preload" as="${as}"${crossorigin}${written}>`;
}

/**
 * Styles written into the document spare it a round trip before its first paint. The link stays as a mark for the
 * remote's loader; a disabled one is not fetched.
 */
function styleMarkup({ href, chunk, text }: Stylesheet): string {
  const mark = `href="${escapeMarkup(href)}" data-rspack="${escapeMarkup(chunk)}"`;
  if (text === null) return `<link rel="stylesheet" ${mark}>`;
  return `<style>${text}</style><link rel="stylesheet" disabled ${mark}>`;
}
