import { formatMoney, formatSize, toCents, UNTITLED_ARTWORK, type Cents } from '@gallery/domain';
import type { InventoryEdition, InventoryRecord } from '../../catalog';

export const titleOf = ({ title }: InventoryRecord): string => title.trim() || UNTITLED_ARTWORK;

export const originOf = ({ series, year }: InventoryRecord): string => `${series}, ${year}`;

/** `30 × 20 in, framed 42 × 32 in`. */
export const dimensionsOf = ({ size, frameSize, kind, label }: InventoryEdition): string =>
  [
    kind === 'special' && label ? label : '',
    formatSize(size),
    frameSize ? `framed ${formatSize(frameSize)}` : '',
    kind === 'metal' ? 'on metal' : '',
  ]
    .filter(Boolean)
    .join(', ');

export const priceLabel = ({ price }: InventoryEdition): string =>
  price === 0 ? 'Price on inquiry' : formatMoney(toCents(price));

export const proofsLabel = ({ artistProofs }: InventoryRecord): string =>
  artistProofs === 0 ? '' : artistProofs === 1 ? "1 artist's proof" : `${artistProofs} artist's proofs`;

export const editionLabel = (work: InventoryRecord, { totalEditions }: InventoryEdition): string =>
  [`Edition of ${totalEditions}`, proofsLabel(work)].filter(Boolean).join(', ');

/** The venue's share of a retail price, in whole cents. */
export const venueShare = (price: Cents, percent: number): Cents => Math.round((price * percent) / 100);

/** What a consigned print costs, and how much of that the gallery gets. */
export function consignedAmounts(
  { price }: InventoryEdition,
  venueSharePercent: number,
  gallery: string,
): [label: string, amount: string][] {
  const cents = toCents(price);
  if (cents === 0) return [['Retail', 'on inquiry']];
  return [
    ['Retail', formatMoney(cents)],
    [`To ${gallery}`, formatMoney(cents - venueShare(cents, venueSharePercent))],
  ];
}
