import type { ArtworkCard } from '@gallery/contracts';
import { cents, priceFrom, stockOf } from '@gallery/domain';

/** What a saved work's label says about buying it: `Sold Out`, `4 remaining`, else the lowest price. */
export function availabilityWords({ total, sold, isFeatured, priceFrom: lowest }: ArtworkCard): string {
  const { state, label } = stockOf([{ total, sold }], isFeatured);
  if (label !== null && (state === 'sold-out' || state === 'few')) return label;
  return priceFrom([lowest === null ? null : cents(lowest)]);
}
