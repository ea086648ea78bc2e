import type { Dimensions } from './framed-dimensions';

/** A point on a wall in inches: right of its middle and above its floor. */
export interface WallPoint {
  x: number;
  y: number;
}

/** A point on a photo as parts of its width and height, from its upper left corner. */
export interface PhotoPoint {
  x: number;
  y: number;
}

/** The part of a wall that is in view; inches. Its middle is the wall's middle. */
export interface VisibleWall extends Dimensions {
  /** Height of the lower edge above the floor; negative where the floor is in view. */
  bottom: number;
}

/** A rectangle as percentages of the view, from its upper left corner: places itself at any size of window. */
export interface Placement {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Width by height of the view. */
export const VIEW_ASPECT_RATIO = 3 / 2;
/** Height of a work's centre above the floor, as museums hang. */
export const HANGING_HEIGHT_INCHES = 57;
/** Feet from which a wall can be looked at. */
export const VIEWING_DISTANCE_FEET = { min: 3, max: 20, initial: 12 };

/** From twelve feet one sees sixteen feet of wall: 67°, as much as a phone's camera takes in from there. */
const WALL_WIDTH_PER_DISTANCE = 4 / 3;
/** Wall around a work in the nearest view, as a part of the view. */
const MARGIN_RATIO = 0.08;
/** Part of the view that the floor may take. */
const MAX_FLOOR_RATIO = 0.1;

/** The wall as seen from so many feet, straight ahead at hanging height, with no more floor than a strip. */
export function visibleWallFrom(feet: number): VisibleWall {
  const width = feet * 12 * WALL_WIDTH_PER_DISTANCE;
  const height = width / VIEW_ASPECT_RATIO;
  return { width, height, bottom: Math.max(-MAX_FLOOR_RATIO * height, HANGING_HEIGHT_INCHES - height / 2) };
}

/** Whole feet from which the whole work can be seen with some wall around it. */
export function minViewingDistanceFeet(outer: Dimensions): number {
  const width = Math.max(outer.width, outer.height * VIEW_ASPECT_RATIO) / (1 - 2 * MARGIN_RATIO);
  return Math.max(VIEWING_DISTANCE_FEET.min, Math.ceil(width / WALL_WIDTH_PER_DISTANCE / 12));
}

/** Angle in degrees under which something so wide is seen from so many feet. */
export function visualAngle(width: number, feet: number): number {
  return (2 * Math.atan(width / 2 / (feet * 12)) * 180) / Math.PI;
}

/** Where a work with this centre stands in the view. */
export function placeOnWall(outer: Dimensions, center: WallPoint, wall: VisibleWall): Placement {
  const left = wall.width / 2 + center.x - outer.width / 2;
  const top = wall.bottom + wall.height - (center.y + outer.height / 2);
  return {
    left: (100 * left) / wall.width,
    top: (100 * top) / wall.height,
    width: (100 * outer.width) / wall.width,
    height: (100 * outer.height) / wall.height,
  };
}

/** A rectangle about the middle of another one, as percentages of it: the opening of a frame, a picture on its sheet. */
export function centerWithin(inner: Dimensions, outer: Dimensions): Placement {
  const width = (100 * inner.width) / outer.width;
  const height = (100 * inner.height) / outer.height;
  return { left: (100 - width) / 2, top: (100 - height) / 2, width, height };
}

/** The nearest centre that leaves the whole work in view; one that is larger than the view keeps to the middle. */
export function clampToView(center: WallPoint, outer: Dimensions, wall: VisibleWall): WallPoint {
  const sideways = Math.max(0, (wall.width - outer.width) / 2);
  const upwards = Math.max(0, (wall.height - outer.height) / 2);
  const middle = wall.bottom + wall.height / 2;
  return {
    x: clamp(center.x, -sideways, sideways),
    y: clamp(center.y, middle - upwards, middle + upwards),
  };
}

/**
 * A photographed wall, measured by something of known length on it.
 * @param ends the two ends of that thing
 * @param length how long it is in inches
 * @param ratio the photo's width by its height
 */
export function measureWall(
  ends: readonly [PhotoPoint, PhotoPoint],
  length: number,
  ratio: number,
): Dimensions {
  const [a, b] = ends;
  // In widths of the photo, so that a slanted line counts by its true length.
  const span = Math.hypot(b.x - a.x, (b.y - a.y) / ratio);
  const width = length / Math.max(span, MIN_SPAN);
  return { width, height: width / ratio };
}

/** Two ends in one place measure nothing: they count as a hundredth of the photo's width apart. */
const MIN_SPAN = 0.01;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
