/** The frame styles that the studio offers (owner-side §9). */
export const FRAME_STYLES = ['Black', 'White', 'Natural Wood', 'Gold', 'Silver'] as const;

/** A frame of the owner's own words, which stand beside it. */
export const CUSTOM_FRAME = 'Custom';

/** What the artwork forms offer. */
export const WORK_FRAMES = [...FRAME_STYLES, CUSTOM_FRAME] as const;

/** The frame of a work's edition: one of the forms', or none. */
export type WorkFrame = (typeof WORK_FRAMES)[number] | 'Unframed';

/** The frames of live photographs. */
export const LIVE_FRAMES = ['Black wood', 'Gold metal'] as const;
export type LiveFrame = (typeof LIVE_FRAMES)[number];

/** Inches of matte around a live photograph; one inch more below it is left for the signature. */
export const MATTE_SIZES = [5, 7.5] as const;
export type MatteSize = (typeof MATTE_SIZES)[number];

/** A live photograph's frame, with its matte where that is a choice: `Gold metal, 7.5 in matte`. */
export type LiveFrameStyle = LiveFrame | `${LiveFrame}, ${MatteSize} in matte`;

export const liveFrameStyle = (frame: LiveFrame, matte: MatteSize): LiveFrameStyle =>
  `${frame}, ${matte} in matte`;

const LIVE_FRAME_STYLES: readonly LiveFrameStyle[] = LIVE_FRAMES.flatMap((frame) => [
  frame,
  ...MATTE_SIZES.map((matte) => liveFrameStyle(frame, matte)),
]);

/** One offered style, a live photograph's frame, or `Unframed` for minis and metal prints. */
export type FrameStyle = WorkFrame | LiveFrameStyle;

/** What the checkout call says when no choice was made: the edition's own frame. */
export const STANDARD_FRAME = 'Standard Frame';

/** What stored order data shows when a line has no frame type. */
export const DEFAULT_FRAME_TYPE = 'Black Frame';

/** A frame style in the words of the wire field `frameType`: `Black Frame`, `Gold metal, 5 in matte`, `Unframed`. */
export const frameTypeLabel = (style: FrameStyle): string =>
  style === 'Unframed' || isLiveFrame(style) ? style : `${style} Frame`;

const isLiveFrame = (style: string): boolean => LIVE_FRAME_STYLES.some((each) => each === style);

/** The style that a `frameType` names, `standard` for the edition's own, or null when it is not known. */
export function parseFrameType(text: string): FrameStyle | 'standard' | null {
  const plain = text.trim().toLowerCase();
  if (plain === STANDARD_FRAME.toLowerCase()) return 'standard';
  if (plain === 'unframed') return 'Unframed';
  const name = plain.replace(/ frame$/, '');
  return [...WORK_FRAMES, ...LIVE_FRAME_STYLES].find((style) => style.toLowerCase() === name) ?? null;
}
