/** Drawings (SVG), by the first 32 hex digits of their SHA-256: a signature, a logo. */
const FILE_NAME = /^([0-9a-f]{32})\.svg$/;

/** Reads a file name; null for anything that is not exactly one, so that no path can be smuggled through it. */
export const parseSvgName = (name: string): string | null => FILE_NAME.exec(name)?.[1] ?? null;

/** Where a drawing is public. */
export const svgUrl = (id: string): string => `/api/uploads/${id}.svg`;

/** Storage key of a drawing. */
export const svgKey = (id: string): string => `drawings/${id}.svg`;

/** A drawing is a document that may hold scripts: opened by itself, it runs none and loads nothing. */
export const SVG_CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const COMMENT = { begin: '<!--', end: '-->' };

/** Whether the text begins as a drawing does, an XML declaration and comments aside. */
export function isSvg(bytes: Buffer): boolean {
  let text = bytes.toString('utf8').replace(/^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?/, '');
  // No pattern: over many or long comments it takes hours, or more memory than there is.
  while (text.startsWith(COMMENT.begin)) {
    const end = text.indexOf(COMMENT.end, COMMENT.begin.length);
    if (end < 0) return false;
    text = text.slice(end + COMMENT.end.length).trimStart();
  }
  return /^<svg[\s>]/.test(text);
}
