/** The frame styles that the studio offers (owner-side §9). */
export const FRAME_STYLES = ['Black', 'White', 'Natural Wood', 'Gold', 'Silver'] as const;

/** One offered style, or `Unframed` for minis and metal prints. */
export type FrameStyle = (typeof FRAME_STYLES)[number] | 'Unframed';

/** What the checkout call says when no choice was made: the edition's own frame (P7). */
export const STANDARD_FRAME = 'Standard Frame';

/** What stored order data shows when a line has no frame type (P3). */
export const DEFAULT_FRAME_TYPE = 'Black Frame';

/** A frame style in the words of the wire field `frameType`: `Black Frame`, `Unframed`. */
export const frameTypeLabel = (style: FrameStyle): string =>
  style === 'Unframed' ? style : `${style} Frame`;

/** The style that a `frameType` names, `standard` for the edition's own, or null when it is not known. */
export function parseFrameType(text: string): FrameStyle | 'standard' | null {
  const plain = text.trim().toLowerCase();
  if (plain === STANDARD_FRAME.toLowerCase()) return 'standard';
  if (plain === 'unframed') return 'Unframed';
  const name = plain.replace(/ frame$/, '');
  return FRAME_STYLES.find((style) => style.toLowerCase() === name) ?? null;
}
