import type { ArtworkCard } from '@gallery/contracts';
import { toCents, fromPriceLabel, stockStatusOf } from '@gallery/domain';

/** The availability of a saved artwork: `Sold Out`, `4 remaining`, else the lowest price. */
export function priceOrStockLabel({ total, sold, isFeatured, priceFrom: lowest }: ArtworkCard): string {
  const { state, label } = stockStatusOf([{ total, sold }], isFeatured);
  if (label !== null && (state === 'sold-out' || state === 'few')) return label;
  return fromPriceLabel([lowest === null ? null : toCents(lowest)]);
}
