import { formatMoney, fromPriceLabel, toCents } from '../pricing/money';
import { formatSize } from './print-size';
import { editionsToPrice, stockStatusOf, type EditionCount } from './stock-status';

/** An edition as an artwork's label counts it. */
export interface LabelEdition extends EditionCount {
  size: string;
  held: number;
  /** Dollars; null or 0 is on inquiry. */
  price: number | null;
}

/** Words of a label, and the edition whose dots come before them. */
export interface AvailabilityLine {
  text: string;
  edition: LabelEdition | null;
}

/** What an artwork's label says about its availability. */
export interface LabelAvailability {
  /** 'Sold Out', '3 remaining', 'From $333'. */
  first: AvailabilityLine;
  /** Follows it as a separate sentence. */
  price: string | null;
  second: AvailabilityLine | null;
}

/**
 * The availability on an artwork's label: 'Sold Out', or the lowest price and what remains, with the dots and the price of
 * the leading edition.
 */
export function labelAvailability(
  editions: readonly LabelEdition[],
  { isFeatured }: { isFeatured: boolean },
): LabelAvailability {
  const stock = stockStatusOf(editions, isFeatured);
  const price = fromPriceLabel(
    editionsToPrice(editions).map((edition) => (edition.price === null ? null : toCents(edition.price))),
  );
  const leading = leadingEdition(editions);
  const held = editions.reduce((sum, edition) => sum + edition.held, 0);
  const onHold = held > 0 ? `, ${held} on hold` : '';
  const ledgerLine = leading && { text: leadingEditionLabel(leading), edition: leading };
  switch (stock.state) {
    case 'sold-out':
      return { first: { text: `${stock.label}${onHold}`, edition: leading }, price: null, second: null };
    case 'few': {
      const text = `${stock.label}${onHold}`;
      // If one edition is left, its dots say the same as the words.
      return leading && leading.total - leading.sold === stock.remaining
        ? { first: { text, edition: leading }, price: null, second: { text: price, edition: null } }
        : { first: { text, edition: null }, price, second: ledgerLine };
    }
    default: {
      const text = [stock.label, price].filter(Boolean).join('. ');
      return { first: { text, edition: null }, price: null, second: ledgerLine };
    }
  }
}

const DOTS_EDITION_SIZE = 9;

/** The smallest framed edition with a print left, or the smallest of all once they are sold; null for minis alone. */
function leadingEdition(editions: readonly LabelEdition[]): LabelEdition | null {
  const framed = editions.filter(({ total }) => total === DOTS_EDITION_SIZE);
  return framed.find(({ sold, total }) => sold < total) ?? framed[0] ?? null;
}

/** '20 × 20 in, $4,000'; its size alone without a price. */
const leadingEditionLabel = ({ size, price }: LabelEdition): string =>
  [formatSize(size), ...(price ? [formatMoney(toCents(price))] : [])].join(', ');
