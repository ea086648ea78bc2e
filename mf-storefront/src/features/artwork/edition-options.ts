import { toCents, formatEditionNumber, formatMoney, formatSize, type Cents } from '@gallery/domain';
import type { ArtworkRecord } from '@gallery/contracts';

/** One edition of a work as the inventory tells it. */
export type EditionOption = ArtworkRecord['editionOptions'][number];

/** The edition's price, or null where none is told (inquiry mode) or it is 0. */
export function editionPrice(edition: EditionOption): Cents | null {
  return edition.price === null || edition.price <= 0 ? null : toCents(edition.price);
}

/** Whether a print of this edition can be put into the cart now: one is free, neither sold nor on hold. */
export const isForSale = (edition: EditionOption): boolean =>
  edition.available > 0 && editionPrice(edition) !== null;

/** 'Sold Out', or '3 of 9 remaining' counted as the specification does, with what others are paying for right now. */
export function remainingLabel(edition: EditionOption): string {
  const remaining = edition.total - edition.sold;
  if (remaining <= 0) return 'Sold Out';
  const words = `${remaining} of ${edition.total} remaining`;
  return edition.held > 0 ? `${words}, ${edition.held} on hold` : words;
}

/**
 * The frame column: the outer size and the style.
 * @param chosen the style that the visitor wants; where the edition is not framed in it, its own style stands
 */
export function frameLabels(
  edition: EditionOption,
  selected: string | null = null,
): { size: string; style: string } {
  if (edition.frameSize === null) {
    return { size: 'Unframed', style: edition.kind === 'mini' ? 'Mini' : 'Print only' };
  }
  return { size: formatSize(edition.frameSize), style: resolveFrameStyle(edition, selected) };
}

/** The style in which the edition would be framed: the chosen one where it is offered, else the edition's own. */
export function resolveFrameStyle(edition: EditionOption, selected: string | null): string {
  return edition.frameStyles.find((style) => style === selected) ?? edition.frameColor;
}

/** Styles to choose from: those of the chosen edition, or before there is one, of the first that leaves a choice. */
export function availableFrameStyles(
  editions: readonly EditionOption[],
  edition: EditionOption | null,
): readonly string[] {
  const selected = edition ?? editions.find((option) => isForSale(option) && option.frameStyles.length > 1);
  return selected?.frameStyles ?? [];
}

/** 'Edition 1 of 9', or of 100 for minis, as artwork pages say it. */
export function editionLabel(edition: EditionOption): string {
  return `Edition ${formatEditionNumber(edition.total)}`;
}

/** The line on a work's label: 'Edition 1 of 9, minis 1 of 100' for all that it comes in. */
export function editionsLabel(editions: readonly EditionOption[]): string {
  const minis = editions.find((edition) => edition.kind === 'mini');
  const large = editions.find((edition) => edition.kind !== 'mini');
  if (!large) return minis ? editionLabel(minis) : '';
  return minis ? `${editionLabel(large)}, minis ${formatEditionNumber(minis.total)}` : editionLabel(large);
}

/** Whether nothing of the work has a price: then it is asked for, not put into a cart. */
export const isPriceOnInquiry = (editions: readonly EditionOption[]): boolean =>
  editions.every((edition) => editionPrice(edition) === null);

/** 'Next number: 3 of 9', or null when none is free. */
export function nextEditionNumberLabel(edition: EditionOption): string | null {
  if (edition.nextNumber === null) return null;
  return `Next number: ${formatEditionNumber(edition.total, edition.nextNumber)}`;
}

/** The word on the purchase button; the price stands on it as soon as an edition is chosen. */
export function purchaseLabel(edition: EditionOption | null): string {
  const price = edition && editionPrice(edition);
  return price === null ? 'Purchase' : `Purchase, ${formatMoney(price)}`;
}

/** The edition that is chosen before the visitor chooses: only where there is no choice to make. */
export function onlyEditionForSale(editions: readonly EditionOption[]): EditionOption | null {
  const [only, ...others] = editions.filter(isForSale);
  return only && others.length === 0 ? only : null;
}
