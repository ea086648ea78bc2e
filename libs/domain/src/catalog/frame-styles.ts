import {
  EVENT_PHOTO_FRAME_STYLES,
  type EventPhotoFrame,
  type EventPhotoFrameStyle,
} from '../events/event-photo-frames';
import { MATTE_COLOR, MATTE_SIZES, SIGNATURE_SPACE_INCHES, type MatteSize } from './matte';

/** The frame styles that the studio offers (owner-side §9). */
export const FRAME_STYLES = ['Black', 'White', 'Natural Wood', 'Gold', 'Silver'] as const;

/** A frame described by the owner, in a text beside it. */
export const CUSTOM_FRAME = 'Custom';

/** A frame with the owner's words for it: `Custom: Walnut`, `Custom Frame: Walnut`. Other frames need none. */
export const withFrameWords = (frame: string, words: string | null): string =>
  words && (frame === CUSTOM_FRAME || frame === `${CUSTOM_FRAME} Frame`) ? `${frame}: ${words}` : frame;

/** Offered by the artwork forms. */
export const ARTWORK_FRAME_STYLES = [...FRAME_STYLES, CUSTOM_FRAME] as const;

/** The frame of an artwork's edition, or none. */
export type ArtworkFrameStyle = (typeof ARTWORK_FRAME_STYLES)[number] | 'Unframed';

/** A frame style, an event photo's frame, or `Unframed` for minis and metal prints. */
export type FrameStyle = ArtworkFrameStyle | EventPhotoFrameStyle;

/** Sent to checkout when no choice was made: the edition's own frame. */
export const STANDARD_FRAME_TYPE = 'Standard Frame';

/** Shown for stored order data without a frame type. */
export const DEFAULT_FRAME_TYPE = 'Black Frame';

/**
 * A frame style as the wire field `frameType`: `Black Frame`, `Gold metal, 5 in matte`, `Unframed`, and with the owner's words
 * for a custom one `Custom Frame: Walnut`.
 */
export const frameTypeLabel = (style: FrameStyle, customFrame: string | null = null): string =>
  withFrameWords(
    style === 'Unframed' || isEventPhotoFrameStyle(style) ? style : `${style} Frame`,
    customFrame,
  );

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

/** What a frame is made of, which decides how it is drawn. `custom` is described by the owner. */
export type FrameVisual =
  | 'black-wood'
  | 'white-wood'
  | 'natural-wood'
  | 'gold-metal'
  | 'silver-metal'
  | 'custom';

const FRAME_VISUALS: Record<Exclude<ArtworkFrameStyle, 'Unframed'> | EventPhotoFrame, FrameVisual> = {
  Black: 'black-wood',
  White: 'white-wood',
  'Natural Wood': 'natural-wood',
  Gold: 'gold-metal',
  Silver: 'silver-metal',
  Custom: 'custom',
  'Black wood': 'black-wood',
  'Gold metal': 'gold-metal',
};

/** A frame in its parts. */
export interface FrameDescription {
  /** Its name without matte and without the word frame: `Black`, `Gold metal`, or the owner's own words. */
  type: string;
  /** Null for a custom frame. */
  material: 'wood' | 'metal' | null;
  /** Null for a custom frame. */
  color: string | null;
  /** Inches of matte if chosen; null if the sizes of print and frame decide. */
  matteSize: MatteSize | null;
  matteColor: typeof MATTE_COLOR;
  /** `Gold metal frame with a white matte of 7.5 in and 1 in of signature space` */
  description: string;
  visualizerFrame: FrameVisual;
}

/** The parts of a frame style or `frameType`; null for `Unframed`. An unknown frame counts as custom. */
export function describeFrame(frame: string): FrameDescription | null {
  const style = parseFrameType(frame);
  if (style === 'Unframed') return null;
  const [name = '', matte] = (style === null || style === 'standard' ? frame : style).split(', ');
  const visualizerFrame = isFrameName(name) ? FRAME_VISUALS[name] : 'custom';
  const matteSize = MATTE_SIZES.find((size) => matte === `${size} in matte`) ?? null;
  const [color, material] = visualizerFrame.split('-');
  const type = isFrameName(name) ? name : frame.replace(/ frame$/i, '');
  const matteText =
    matteSize &&
    ` with a ${MATTE_COLOR} matte of ${matteSize} in and ${SIGNATURE_SPACE_INCHES} in of signature space`;
  return {
    type,
    material: material === 'wood' || material === 'metal' ? material : null,
    color: material === undefined ? null : (color ?? null),
    matteSize,
    matteColor: MATTE_COLOR,
    description: `${type} frame${matteText ?? ''}`,
    visualizerFrame,
  };
}

/** What a framed picture shows, for those who do not see it: `Dunes, Black frame`. */
export const framedPictureAlt = (title: string, frame: string): string =>
  `${title}, ${describeFrame(frame)?.description ?? 'unframed'}`;

const isFrameName = (name: string): name is keyof typeof FRAME_VISUALS => Object.hasOwn(FRAME_VISUALS, name);
