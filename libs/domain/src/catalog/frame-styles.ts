/** The frame styles that the studio offers (owner-side §9). */
export const FRAME_STYLES = ['Black', 'White', 'Natural Wood', 'Gold', 'Silver'] as const;

/** A frame of the owner's own words, which stand beside it. */
export const CUSTOM_FRAME = 'Custom';

/** What the artwork forms offer. */
export const ARTWORK_FRAME_STYLES = [...FRAME_STYLES, CUSTOM_FRAME] as const;

/** The frame of a work's edition: one of the forms', or none. */
export type ArtworkFrameStyle = (typeof ARTWORK_FRAME_STYLES)[number] | 'Unframed';

/** The frames of live photographs. */
export const EVENT_PHOTO_FRAMES = ['Black wood', 'Gold metal'] as const;
export type EventPhotoFrame = (typeof EVENT_PHOTO_FRAMES)[number];

/** Inches of matte around a live photograph; one inch more below it is left for the signature. */
export const MATTE_SIZES = [5, 7.5] as const;
export type MatteSize = (typeof MATTE_SIZES)[number];

/** A live photograph's frame, with its matte where that is a choice: `Gold metal, 7.5 in matte`. */
export type EventPhotoFrameStyle = EventPhotoFrame | `${EventPhotoFrame}, ${MatteSize} in matte`;

export const eventPhotoFrameStyle = (frame: EventPhotoFrame, matte: MatteSize): EventPhotoFrameStyle =>
  `${frame}, ${matte} in matte`;

const EVENT_PHOTO_FRAME_STYLES: readonly EventPhotoFrameStyle[] = EVENT_PHOTO_FRAMES.flatMap((frame) => [
  frame,
  ...MATTE_SIZES.map((matte) => eventPhotoFrameStyle(frame, matte)),
]);

/** One offered style, a live photograph's frame, or `Unframed` for minis and metal prints. */
export type FrameStyle = ArtworkFrameStyle | EventPhotoFrameStyle;

/** What the checkout call says when no choice was made: the edition's own frame. */
export const STANDARD_FRAME_TYPE = 'Standard Frame';

/** What stored order data shows when a line has no frame type. */
export const DEFAULT_FRAME_TYPE = 'Black Frame';

/** A frame style in the words of the wire field `frameType`: `Black Frame`, `Gold metal, 5 in matte`, `Unframed`. */
export const frameTypeLabel = (style: FrameStyle): string =>
  style === 'Unframed' || isEventPhotoFrameStyle(style) ? style : `${style} Frame`;

const isEventPhotoFrameStyle = (style: string): boolean =>
  EVENT_PHOTO_FRAME_STYLES.some((each) => each === style);

/** The style that a `frameType` names, `standard` for the edition's own, or null when it is not known. */
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
