import type { StartedEdition, EventPhoto } from '@gallery/contracts';
import { editionTotal, isMini, eventPhotoSizeKeys } from '@gallery/domain';

/** The stock of an edition on the projector. */
export interface EditionStockLine {
  size: string;
  label: string;
  total: number;
  sold: number;
  held: number;
  words: string;
  /** Sold within the last minute. */
  isRecent: boolean;
}

/** The latest sale: which size of which photo. */
export type EditionSale = Pick<StartedEdition, 'photoId' | 'size'>;

/** More would push the QR code off the screen. */
const MAX_LINES = 2;

export const isSameEdition = (one: EditionSale, other: EditionSale): boolean =>
  one.photoId === other.photoId && one.size === other.size;

/**
 * The stock of a photo's editions: those with sales, most sold first; before the first sale, that number 1 is
 * available.
 */
export function editionStockLines(
  { id, orientation, isAvailableForOrder }: Pick<EventPhoto, 'id' | 'orientation' | 'isAvailableForOrder'>,
  started: readonly StartedEdition[],
  lastSale: EditionSale | null,
): EditionStockLine[] {
  const own = started
    .filter(({ photoId }) => photoId === id)
    .toSorted((one, other) => other.sold - one.sold || other.held - one.held)
    .slice(0, MAX_LINES)
    .map((edition) => {
      const isRecent = lastSale !== null && isSameEdition(edition, lastSale);
      return { ...edition, isRecent, words: stockText(edition, isRecent) };
    });
  if (own.length > 0 || !isAvailableForOrder) return own;
  const framed = eventPhotoSizeKeys(orientation).find((size) => !isMini(size));
  return framed
    ? [
        {
          size: framed,
          total: editionTotal(framed),
          label: '',
          sold: 0,
          held: 0,
          words: `Number 1 of ${editionTotal(framed)} is available`,
          isRecent: false,
        },
      ]
    : [];
}

function stockText({ total, sold, held }: StartedEdition, isRecent: boolean): string {
  if (sold === 0) return `${held} of ${total} on hold`;
  if (isRecent) return `${sold} of ${total} sold, the last one just now`;
  if (sold === total) return 'Sold Out';
  return held > 0 ? `${sold} of ${total} sold, ${held} on hold` : `${sold} of ${total} sold`;
}

/** The size with a new sale between two reads; null for none. */
export const findNewSale = (
  before: readonly StartedEdition[],
  now: readonly StartedEdition[],
): EditionSale | null =>
  now.find((edition) => edition.sold > (before.find((one) => isSameEdition(one, edition))?.sold ?? 0)) ??
  null;
