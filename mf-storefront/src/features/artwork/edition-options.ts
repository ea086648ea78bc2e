import {
  formatEditionText,
  formatMoney,
  isAwaited,
  isOnHold,
  receiveNumberLabel,
  SIZE_TEXT_NAMES,
  toCents,
  type Cents,
} from '@gallery/domain';
import type { ArtworkRecord } from '@gallery/contracts';

/** An edition as the inventory describes it. */
export type EditionOption = ArtworkRecord['editionOptions'][number];

/** The edition's price; null if there is none (inquiry mode) or it is 0. */
export function editionPrice(edition: EditionOption): Cents | null {
  return edition.price === null || edition.price <= 0 ? null : toCents(edition.price);
}

/** Whether a print of this edition can be added to the cart: one is available, or might become so while one waits. */
export const isForSale = (edition: EditionOption): boolean =>
  (edition.available > 0 || isAwaited(edition)) && editionPrice(edition) !== null;

/** Styles to choose from: those of the selected edition, or of the first one with a choice. */
export function availableFrameStyles(
  editions: readonly EditionOption[],
  edition: EditionOption | null,
): readonly string[] {
  const selected = edition ?? editions.find((option) => isForSale(option) && option.frameStyles.length > 1);
  return selected?.frameStyles ?? [];
}

/** The texts that the edition has, each behind its label. */
export const editionTextLines = (edition: EditionOption): string[] =>
  SIZE_TEXT_NAMES.flatMap((name) => (edition[name] ? [formatEditionText(name, edition[name])] : []));

/** Whether the artwork has no price at all: it is inquired about. */
export const isPriceOnInquiry = (editions: readonly EditionOption[]): boolean =>
  editions.every((edition) => editionPrice(edition) === null);

/** 'You would receive number 3 of 9', or null if none is available. */
export function nextEditionNumberLabel(edition: EditionOption): string | null {
  if (edition.nextNumber === null) return null;
  return receiveNumberLabel(edition.total, edition.nextNumber);
}

/** The purchase button's label: the price of the edition, or why it cannot be bought. */
export function purchaseLabel(edition: EditionOption): string {
  if (!isForSale(edition)) return isOnHold(edition) ? 'On hold' : 'Sold Out';
  const price = editionPrice(edition);
  return price === null ? 'Purchase' : `Purchase, ${formatMoney(price)}`;
}

/**
 * The edition selected at first: the smallest framed one with a print available, else the first for sale, else one
 * whose last prints are on hold.
 */
export function defaultEdition(editions: readonly EditionOption[]): EditionOption | null {
  const forSale = editions.filter(isForSale);
  return (
    forSale.find(({ available, frameSize }) => available > 0 && frameSize !== null) ??
    forSale[0] ??
    editions.find(isOnHold) ??
    null
  );
}
