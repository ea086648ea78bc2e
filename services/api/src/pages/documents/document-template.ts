import { THEME_COLORS, type PageTheme } from '@gallery/contracts';
import { escapeMarkup } from '../../platform';
import { headMarkup, type PageHead } from '../head/page-head';

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
  /** Paper unless given. */
  room?: PageTheme;
  preloads: readonly Preload[];
  /** Markup behind everything else: what asks for the files that the page needs next. */
  starter?: string;
  styles?: readonly Stylesheet[];
  blocks: readonly JsonBlock[];
  /** The rendered page; null leaves the root empty for the browser to fill. */
  root?: string | null;
}

/** Where the page stands in the shell's document. */
const EMPTY_ROOT = '<div id="root"></div>';

/** The shell's word to the browser about its ground. */
const THEME_COLOR = /<meta name="theme-color"[^>]*>/;

/** The shell's sentence for visitors without scripts. */
const NOSCRIPT = /<noscript>[^]*?<\/noscript>/;

/**
 * Puts what the page says of itself and its preloads into the shell's head, its styles after the shell's, the page into
 * its root, and the JSON blocks to the end of its body.
 */
export function fillDocument(shell: string, parts: DocumentParts): string {
  const { head, room = 'paper', preloads, starter = '', styles = [], blocks, root } = parts;
  const filled = headMarkup(head) + preloads.map(preloadLink).join('');
  const body = blocks
    .map(({ id, json }) => `<script type="application/json" id="${id}">${json}</script>`)
    .join('');
  // Functions, because `$` has a meaning in replacement texts.
  return (
    inRoom(shell, room)
      // A rendered page needs no script to be read. First of all, since the page may have such a sentence of its own.
      .replace(NOSCRIPT, (sentence) => (root ? '' : sentence))
      .replace(/<title>[^<]*<\/title>/, () => filled)
      .replace('</head>', () => `${styles.map(styleMarkup).join('')}</head>`)
      .replace(EMPTY_ROOT, () => (root ? `<div id="root">${root}</div>` : EMPTY_ROOT))
      .replace('</body>', () => `${body}${starter}</body>`)
  );
}

/**
 * The shell's document stands on paper. In the dark room it says so itself: to its styles, which would otherwise show paper
 * until a script runs, and to the browser, which paints its own ground before the styles are there.
 */
function inRoom(shell: string, room: PageTheme): string {
  if (room === 'paper') return shell;
  return shell
    .replace(/<html\b/, `<html data-theme="${room}"`)
    .replace(
      THEME_COLOR,
      `<meta name="theme-color" content="${THEME_COLORS[room]}"><meta name="color-scheme" content="${room}">`,
    );
}

function preloadLink(preload: Preload): string {
  const written = Object.entries(preloadAttributes(preload))
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
  return `<link${written}>`;
}

/** The attributes of a preload's link. */
export const preloadAttributes = ({ as, ...others }: Preload): Record<string, string> => ({
  rel: 'preload',
  as,
  // The federation runtime fetches manifests with cors; the preload is used only if it asks in the same way.
  ...(as === 'fetch' ? { crossorigin: 'anonymous' } : {}),
  ...others,
});

/**
 * Styles written into the document spare it a round trip before its first paint. The link stays as a mark for the
 * remote's loader; a disabled one is not fetched.
 */
function styleMarkup({ href, chunk, text }: Stylesheet): string {
  const mark = `href="${escapeMarkup(href)}" data-rspack="${escapeMarkup(chunk)}"`;
  if (text === null) return `<link rel="stylesheet" ${mark}>`;
  return `<style>${text}</style><link rel="stylesheet" disabled ${mark}>`;
}
