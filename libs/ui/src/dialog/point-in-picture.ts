/** A point in a picture, from 0 to 1 in both directions. */
export interface Point {
  x: number;
  y: number;
}

export const CENTER: Point = { x: 0.5, y: 0.5 };

/** A box in the viewport, in CSS pixels. */
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * The point of a picture under a point of the viewport.
 * @param box of the element into which the picture is fitted (`object-fit: contain`)
 * @param ratio width by height of the picture
 */
export function pointInPicture(box: Box, ratio: number, at: Point): Point {
  const width = Math.min(box.width, box.height * ratio);
  const height = width / ratio;
  return {
    x: fractionOf(at.x - (box.left + (box.width - width) / 2), width),
    y: fractionOf(at.y - (box.top + (box.height - height) / 2), height),
  };
}

const fractionOf = (length: number, whole: number): number =>
  whole > 0 ? Math.min(1, Math.max(0, length / whole)) : 0.5;
