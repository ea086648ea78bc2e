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

/** A stylesheet that blocks the page's first paint. */
export interface Stylesheet {
  href: string;
  /** The absolute address, which the federation runtime uses to find it. */
  url: string;
  /** The name that lets the remote's loader find it in the document instead of loading it again. */
  chunk: string;
  /** Null when it could not be fetched: then the browser loads the file. */
  text: string | null;
}

/** A JSON block that the page's scripts read; `id` is the element's. */
export interface JsonBlock {
  id: string;
  json: string;
}

export interface DocumentParts {
  head: PageHead;
  /** `paper` by default. */
  room?: PageTheme;
  preloads: readonly Preload[];
  /** Markup at the end that requests the page's other files. */
  starter?: string;
  styles?: readonly Stylesheet[];
  blocks: readonly JsonBlock[];
  /**
   * What a browser without JavaScript shows when a page is not rendered: a heading and lines beneath it. By default,
   * the shell's sentence.
   */
  summary?: readonly string[];
  /** What such a browser cannot do on the page, and what to do instead. */
  scriptNote?: string;
  /** The rendered page; null leaves the root empty for the browser to fill. */
  root?: string | null;
}

const EMPTY_ROOT = '<div id="root"></div>';

const THEME_COLOR = /<meta name="theme-color"[^>]*>/;

const NOSCRIPT = /<noscript>[^]*?<\/noscript>/;

/**
 * Inserts the page's head, preloads and styles into the shell's head, the page into its root, and the JSON blocks at the end
 * of its body.
 */
export function fillDocument(shell: string, parts: DocumentParts): string {
  const {
    head,
    room = 'paper',
    preloads,
    starter = '',
    styles = [],
    blocks,
    summary,
    scriptNote,
    root,
  } = parts;
  const headContent = headMarkup(head) + preloads.map(preloadLink).join('');
  const body = blocks
    .map(({ id, json }) => `<script type="application/json" id="${id}">${json}</script>`)
    .join('');
  const lines = [
    ...(root || !summary ? [] : summaryLines(summary)),
    ...(scriptNote === undefined ? [] : [escapeMarkup(scriptNote)]),
  ];
  const noScript = lines.length === 0 ? '' : `<noscript><p>${lines.join('<br>')}</p></noscript>`;
  // Functions, because `$` is special in replacement strings.
  return (
    withTheme(shell, room)
      // A rendered page is readable without scripts. Runs before the root is filled, since the page may have its own
      // noscript.
      .replace(NOSCRIPT, (noscript) => (summary || root ? '' : noscript))
      .replace(/<title>[^<]*<\/title>/, () => headContent)
      .replace('</head>', () => `${styles.map(styleMarkup).join('')}</head>`)
      .replace(EMPTY_ROOT, () => (root ? `<div id="root">${root}</div>` : EMPTY_ROOT))
      .replace('</body>', () => `${noScript}${body}${starter}</body>`)
  );
}

const summaryLines = ([heading = '', ...lines]: readonly string[]): string[] => [
  `<strong>${escapeMarkup(heading)}</strong>`,
  ...lines.map(escapeMarkup),
];

/**
 * The shell's document has the theme `paper`. Any other theme is set in the document: for its styles, which would
 * otherwise show `paper` until a script runs, and for the browser, which paints a background before the styles load.
 */
function withTheme(shell: string, room: PageTheme): string {
  if (room === 'paper') return shell;
  return shell
    .replace(/<html\b/, `<html data-theme="${room}"`)
    .replace(
      THEME_COLOR,
      `<meta name="theme-color" content="${THEME_COLORS[room]}"><meta name="color-scheme" content="${room}">`,
    );
}

function preloadLink(preload: Preload): string {
  const attributes = Object.entries(preloadAttributes(preload))
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
  return `<link${attributes}>`;
}

export const preloadAttributes = ({ as, ...others }: Preload): Record<string, string> => ({
  rel: 'preload',
  as,
  // The federation runtime fetches manifests with CORS; a preload is used only in the same mode.
  ...(as === 'fetch' ? { crossorigin: 'anonymous' } : {}),
  ...others,
});

/**
 * Inline styles save a round trip before the first paint. The disabled link is not loaded itself; it keeps others from
 * loading the file: the remote's loader and the federation runtime.
 */
function styleMarkup({ href, url, chunk, text }: Stylesheet): string {
  const name = `data-rspack="${escapeMarkup(chunk)}"`;
  if (text === null) return `<link rel="stylesheet" href="${escapeMarkup(href)}" ${name}>`;
  return `<style>${text}</style><link rel="stylesheet" disabled href="${escapeMarkup(url)}" ${name}>`;
}
