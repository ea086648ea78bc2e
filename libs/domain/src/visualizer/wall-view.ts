import type { Dimensions } from './framed-dimensions';

/** A point on a wall in inches: right of its center and above its floor. */
export interface WallPoint {
  x: number;
  y: number;
}

/** A point on a photo in fractions of its width and height, from the upper left corner. */
export interface PhotoPoint {
  x: number;
  y: number;
}

/** The visible part of a wall, centered; inches. */
export interface VisibleWall extends Dimensions {
  /** Height of the lower edge above the floor; negative where the floor is visible. */
  bottom: number;
}

/** A rectangle in percent of the view, from the upper left corner: independent of the window's size. */
export interface Placement {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Width by height of the view. */
export const VIEW_ASPECT_RATIO = 3 / 2;
/** Height of an artwork's center above the floor, as museums hang. */
export const HANGING_HEIGHT_INCHES = 57;
/** Wall between a piece of furniture and the work above it, in inches. */
const ABOVE_FURNITURE_INCHES = 8;
/** Viewing distances, in feet. */
export const VIEWING_DISTANCE_FEET = { min: 3, max: 20, initial: 12 };

/** From 12 feet you see 16 feet of wall: 67°, like a phone's camera. */
const WALL_WIDTH_PER_DISTANCE = 4 / 3;
/** Wall around an artwork in the nearest view, as a fraction of the view. */
const MARGIN_RATIO = 0.08;
/** Fraction of the view that the floor may take. */
const MAX_FLOOR_RATIO = 0.1;

/** The wall from a distance in feet, straight ahead at hanging height, with no more floor than a strip. */
export function visibleWallFrom(feet: number): VisibleWall {
  const width = feet * 12 * WALL_WIDTH_PER_DISTANCE;
  const height = width / VIEW_ASPECT_RATIO;
  return { width, height, bottom: Math.max(-MAX_FLOOR_RATIO * height, HANGING_HEIGHT_INCHES - height / 2) };
}

/** The distance in whole feet from which the whole artwork is visible with some wall around it. */
export function minViewingDistanceFeet(outer: Dimensions): number {
  const width = Math.max(outer.width, outer.height * VIEW_ASPECT_RATIO) / (1 - 2 * MARGIN_RATIO);
  return Math.max(VIEWING_DISTANCE_FEET.min, Math.ceil(width / WALL_WIDTH_PER_DISTANCE / 12));
}

/** Where the middle of a work hangs: at museum height, or as high as the furniture beneath it requires. */
export const hangingPoint = (outer: Dimensions, furnitureHeight: number): WallPoint => ({
  x: 0,
  y: Math.max(HANGING_HEIGHT_INCHES, furnitureHeight + ABOVE_FURNITURE_INCHES + outer.height / 2),
});

/** Angle in degrees of this width at this distance. */
export function visualAngle(width: number, feet: number): number {
  return (2 * Math.atan(width / 2 / (feet * 12)) * 180) / Math.PI;
}

/** An artwork with this center, placed in the view. */
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

/** The nearest center that keeps the whole artwork in view; one larger than the view stays in the middle. */
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
 * @param length in inches
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

/** Coinciding ends measure nothing, so they count as a hundredth of the photo's width apart. */
const MIN_SPAN = 0.01;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
