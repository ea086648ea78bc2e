/** The frame styles that the studio offers (owner-side §9). */
export const FRAME_STYLES = ['Black', 'White', 'Natural Wood', 'Gold', 'Silver'] as const;

/** A frame described by the owner, in a text beside it. */
export const CUSTOM_FRAME = 'Custom';

/** Offered by the artwork forms. */
export const ARTWORK_FRAME_STYLES = [...FRAME_STYLES, CUSTOM_FRAME] as const;

/** The frame of an artwork's edition, or none. */
export type ArtworkFrameStyle = (typeof ARTWORK_FRAME_STYLES)[number] | 'Unframed';

/** Frames of event photos. */
export const EVENT_PHOTO_FRAMES = ['Black wood', 'Gold metal'] as const;
export type EventPhotoFrame = (typeof EVENT_PHOTO_FRAMES)[number];

/** Matte around an event photo in inches; one inch more below leaves room for the signature. */
export const MATTE_SIZES = [5, 7.5] as const;
export type MatteSize = (typeof MATTE_SIZES)[number];

/** An event photo's frame, with its matte if there is a choice: `Gold metal, 7.5 in matte`. */
export type EventPhotoFrameStyle = EventPhotoFrame | `${EventPhotoFrame}, ${MatteSize} in matte`;

export const eventPhotoFrameStyle = (frame: EventPhotoFrame, matte: MatteSize): EventPhotoFrameStyle =>
  `${frame}, ${matte} in matte`;

const EVENT_PHOTO_FRAME_STYLES: readonly EventPhotoFrameStyle[] = EVENT_PHOTO_FRAMES.flatMap((frame) => [
  frame,
  ...MATTE_SIZES.map((matte) => eventPhotoFrameStyle(frame, matte)),
]);

/** A frame style, an event photo's frame, or `Unframed` for minis and metal prints. */
export type FrameStyle = ArtworkFrameStyle | EventPhotoFrameStyle;

/** Sent to checkout when no choice was made: the edition's own frame. */
export const STANDARD_FRAME_TYPE = 'Standard Frame';

/** Shown for stored order data without a frame type. */
export const DEFAULT_FRAME_TYPE = 'Black Frame';

/** A frame style as the wire field `frameType`: `Black Frame`, `Gold metal, 5 in matte`, `Unframed`. */
export const frameTypeLabel = (style: FrameStyle): string =>
  style === 'Unframed' || isEventPhotoFrameStyle(style) ? style : `${style} Frame`;

const isEventPhotoFrameStyle = (style: string): boolean =>
  EVENT_PHOTO_FRAME_STYLES.some((each) => each === style);

/** The style of a `frameType`, `standard` for the edition's own, or null if unknown. */
export function parseFrameType(text: string): FrameStyle | 'standard' | null {
  const plain = text.trim().toLowerCase();
  if (plain === STANDARD_FRAME_TYPE.toLowerCase()) return 'standard';
  if (plain === 'unframed') return 'Unframed';
  const name = plain.replace(/ frame$/, '');
  return (
    [...ARTWORK_FRAME_STYLES, ...EVENT_PHOTO_FRAME_STYLES].find((style) => style.toLowerCase() === name) ??
    null
  );
}

/** A frame style as `frameType`: 'Black' is 'Black Frame'; unknown texts and the edition's own frame stay as they are. */
export function frameTypeOfStyle(style: string): string {
  const known = parseFrameType(style);
  return known === null || known === 'standard' ? style : frameTypeLabel(known);
}
