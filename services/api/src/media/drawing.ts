/** Drawings (SVG), by the first 32 hex digits of their SHA-256: a signature, a logo. */
const NAME = /^([0-9a-f]{32})\.svg$/;

/** Reads a file name; null for anything that is not exactly one, so that no path can be smuggled through it. */
export const parseDrawingName = (name: string): string | null => NAME.exec(name)?.[1] ?? null;

/** Where a drawing is public (X6). */
export const drawingUrl = (id: string): string => `/api/uploads/${id}.svg`;

/** Storage key of a drawing. */
export const drawingKey = (id: string): string => `drawings/${id}.svg`;

/** A drawing is a document that may hold scripts: opened by itself, it runs none and loads nothing. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Whether the text begins as a drawing does, an XML declaration and comments aside. */
export const isDrawing = (bytes: Buffer): boolean =>
  // A comment ends at its first end: were there two ways to divide comments, a file of forty would take hours.
  /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--((?!-->)[\s\S])*-->\s*)*<svg[\s>]/.test(bytes.toString('utf8'));
