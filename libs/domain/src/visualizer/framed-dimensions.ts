import { parseSize, type SizeKey } from '../catalog/print-size';

/** Width and height; inches unless said otherwise. */
export interface Dimensions {
  width: number;
  height: number;
}

/** A framed artwork: four concentric rectangles, each inside the one before. Inches. */
export interface FramedDimensions {
  /** With the frame; the sheet when unframed. */
  outer: Dimensions;
  /** The opening of the frame: mat and sheet; null when unframed. */
  opening: Dimensions | null;
  /** The printed sheet. */
  print: Dimensions;
  /** The picture on the sheet, as large as fits, never cropped. */
  picture: Dimensions;
}

/** Width of a frame's profile; the rest of the frame's size is mat. */
const FRAME_PROFILE_INCHES = 1;

const CENTIMETERS_PER_INCH = 2.54;

/** Null if the key is none. */
export function parseDimensions(size: SizeKey): Dimensions | null {
  const [width, height] = parseSize(size)?.split('x').map(Number) ?? [];
  return width && height ? { width, height } : null;
}

/** The sheet turned like a picture of this ratio (width by height). */
function orientTo(ratio: number, { width, height }: Dimensions): Dimensions {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  return ratio < 1 ? { width: short, height: long } : { width: long, height: short };
}

/**
 * The dimensions of an edition, or null if its size cannot be read.
 * @param size the print
 * @param frameSize outer frame of the edition; null for unframed
 * @param ratio the picture's width by its height
 */
export function framedDimensionsOf(
  size: SizeKey,
  frameSize: string | null,
  ratio: number,
): FramedDimensions | null {
  const sheet = parseDimensions(size);
  if (!sheet) return null;
  const print = orientTo(ratio, sheet);
  const picture = {
    width: Math.min(print.width, print.height * ratio),
    height: Math.min(print.height, print.width / ratio),
  };
  const frame = frameSize === null ? null : parseDimensions(frameSize);
  if (!frame) return { outer: print, opening: null, print, picture };
  const outer = orientTo(ratio, frame);
  // A profile never covers the print: a frame without room for one is all edge.
  const opening = {
    width: Math.max(print.width, outer.width - 2 * FRAME_PROFILE_INCHES),
    height: Math.max(print.height, outer.height - 2 * FRAME_PROFILE_INCHES),
  };
  return { outer, opening, print, picture };
}

/** Whole centimeters. */
export const toCentimeters = (inches: number): number => Math.round(inches * CENTIMETERS_PER_INCH);

/** `42 × 32 in (107 × 81 cm)`. */
export const formatDimensions = ({ width, height }: Dimensions): string =>
  `${width} × ${height} in (${toCentimeters(width)} × ${toCentimeters(height)} cm)`;
