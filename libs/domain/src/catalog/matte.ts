/** The mattes offered around an event photo, in inches from the print to the outside of the frame. */
export const MATTE_SIZES = [5, 7.5] as const;
export type MatteSize = (typeof MATTE_SIZES)[number];

/** Every matte has this color. */
export const MATTE_COLOR = 'white';

/** Inches that a matte leaves free below the print, for the signature. */
export const SIGNATURE_SPACE_INCHES = 1;
