import { describeFrame, type FrameVisual } from '../catalog/frame-styles';
import { SIGNATURE_SPACE_INCHES } from '../catalog/matte';
import { parseSize, type SizeKey } from '../catalog/print-size';

/** Width and height; inches unless said otherwise. */
export interface Dimensions {
  width: number;
  height: number;
}

/** A framed artwork: four concentric rectangles, each inside the one before. Inches. */
export interface FramedDimensions {
  /** How the frame is drawn; null when unframed. */
  frame: FrameVisual | null;
  /** With the frame; the sheet when unframed. */
  outer: Dimensions;
  /** The opening of the frame: matte and sheet; null when unframed. */
  opening: Dimensions | null;
  /** The printed sheet. */
  print: Dimensions;
  /** The picture on the sheet, as large as fits, never cropped. */
  picture: Dimensions;
  /** Space that the matte leaves free below the print. */
  signatureSpace: number;
}

/** A print with its frame, as an edition, a cart line or an order has them. */
export interface PrintInFrame {
  size: SizeKey;
  /** Outer frame that the price book states; null or empty for unframed. */
  frameSize: string | null;
  /** Frame style or `frameType`. */
  frameStyle: string;
}

/** Width of a frame's profile, which lies over the outer edge of the matte: an inch, less around a mini. */
const profileOf = ({ width, height }: Dimensions): number => Math.min(1, Math.min(width, height) / 16);

const CENTIMETERS_PER_INCH = 2.54;

/** Null if the key is not a size. */
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
 * The outer size of a frame, turned like its print; null for unframed. The stated size holds as long as the chosen matte
 * fits into it; a wider matte needs its print and twice its own width: 20 × 30 with 7.5 in of matte needs 35 × 45.
 */
export function outerFrameSize({ size, frameSize, frameStyle }: PrintInFrame): SizeKey | null {
  const frame = describeFrame(frameStyle);
  const print = parseDimensions(size);
  if (!frame || !frameSize) return null;
  const { matteSize } = frame;
  const stated = parseDimensions(frameSize);
  if (matteSize === null || !print) return frameSize;
  const needed = { width: print.width + 2 * matteSize, height: print.height + 2 * matteSize };
  const turned = stated && orientTo(print.width / print.height, stated);
  const { width, height } =
    turned && turned.width >= needed.width && turned.height >= needed.height ? turned : needed;
  return `${width}x${height}`;
}

/**
 * The dimensions of a print in its frame, or null if its size cannot be read.
 * @param ratio the picture's width by its height; by default the print's
 */
export function framedDimensionsOf(framed: PrintInFrame, ratio?: number): FramedDimensions | null {
  const sheet = parseDimensions(framed.size);
  if (!sheet) return null;
  const turned = ratio ?? sheet.width / sheet.height;
  const print = orientTo(turned, sheet);
  const picture = {
    width: Math.min(print.width, print.height * turned),
    height: Math.min(print.height, print.width / turned),
  };
  const frame = parseDimensions(outerFrameSize(framed) ?? '');
  const description = describeFrame(framed.frameStyle);
  if (!frame || !description) {
    return { frame: null, outer: print, opening: null, print, picture, signatureSpace: 0 };
  }
  const outer = orientTo(turned, frame);
  const profile = profileOf(outer);
  // A profile never covers the print: a frame without room for a profile is only edge.
  const opening = {
    width: Math.max(print.width, outer.width - 2 * profile),
    height: Math.max(print.height, outer.height - 2 * profile),
  };
  return {
    frame: description.visualizerFrame,
    outer,
    opening,
    print,
    picture,
    signatureSpace: description.matteSize === null ? 0 : SIGNATURE_SPACE_INCHES,
  };
}

/** Whole centimeters. */
export const toCentimeters = (inches: number): number => Math.round(inches * CENTIMETERS_PER_INCH);

/** `42 × 32 in (107 × 81 cm)`. */
export const formatDimensions = ({ width, height }: Dimensions): string =>
  `${width} × ${height} in (${toCentimeters(width)} × ${toCentimeters(height)} cm)`;
