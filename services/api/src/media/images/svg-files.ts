/** SVGs such as a signature or a logo are named by the first 32 hex digits of their SHA-256. */
const FILE_NAME = /^([0-9a-f]{32})\.svg$/;

/** Null for anything that is not exactly a file name, so that no path gets through. */
export const parseSvgName = (name: string): string | null => FILE_NAME.exec(name)?.[1] ?? null;

export const svgUrl = (id: string): string => `/api/uploads/${id}.svg`;

export const svgKey = (id: string): string => `drawings/${id}.svg`;

/** An SVG may contain scripts: opened as a document it runs none and loads nothing. */
export const SVG_CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const COMMENT = { begin: '<!--', end: '-->' };

/** Whether the text starts like an SVG, after an XML declaration and comments. */
export function isSvg(bytes: Buffer): boolean {
  let text = bytes.toString('utf8').replace(/^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?/, '');
  // Not a regular expression: on many or long comments it could take hours, or all memory.
  while (text.startsWith(COMMENT.begin)) {
    const end = text.indexOf(COMMENT.end, COMMENT.begin.length);
    if (end < 0) return false;
    text = text.slice(end + COMMENT.end.length).trimStart();
  }
  return /^<svg[\s>]/.test(text);
}
