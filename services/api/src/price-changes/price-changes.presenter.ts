import { formatMoney, formatSize, toDollars, type Cents } from '@gallery/domain';
import type { PriceChangePreview, PriceChangeRecord } from './dto/price-change.dto';
import type { PriceChangePlan } from './price-change-plan';
import type { OpenQuoteRow, PriceChangeEntity } from './price-changes.store';

/** Open quotes are shown beside the new price of their edition. */
export function presentPreview(plan: PriceChangePlan, quotes: readonly OpenQuoteRow[]): PriceChangePreview {
  const plannedOf = new Map(plan.editions.map((edition) => [edition.editionId, edition]));
  return {
    seen: plan.seen,
    bookPrices: plan.bookPrices.map(inDollars),
    artworks: plan.editions.map(({ artworkId, title, size, priceOverride, before, after }) =>
      inDollars({ artworkId, title, size, priceOverride, before, after }),
    ),
    openQuotes: quotes.flatMap(({ editionId, priceCents, expiresAt, ...quote }) => {
      const planned = plannedOf.get(editionId);
      if (!planned) return [];
      const [price, newPrice] = [toDollars(priceCents), toDollars(planned.after)];
      return [{ ...quote, price, newPrice, expiresAt: expiresAt.toISOString() }];
    }),
  };
}

/** `20 × 30 in +10%`. */
export function changeTitle({
  sizes,
  kind,
  value,
}: Pick<PriceChangeEntity, 'sizes' | 'kind' | 'value'>): string {
  const sign = value < 0 ? '-' : '+';
  const step = kind === 'percent' ? `${Math.abs(value) / 100}%` : formatMoney(Math.abs(value));
  return `${sizes.map(formatSize).join(', ')} ${sign}${step}`.slice(0, 280);
}

const inDollars = <Price extends { before: Cents; after: Cents }>(price: Price): Price => ({
  ...price,
  before: toDollars(price.before),
  after: toDollars(price.after),
});

export const presentChange = (change: PriceChangeEntity, prices: number): PriceChangeRecord => ({
  id: change.id,
  state: change.state,
  sizes: change.sizes,
  kind: change.kind,
  value: change.value / 100,
  note: change.note,
  exceptions: change.exceptArtworks.length,
  prices,
  bookVersion: change.bookVersion,
  takesEffectAt: change.takesEffectAt.toISOString(),
  createdAt: change.createdAt.toISOString(),
  createdBy: change.createdBy,
  endedAt: change.endedAt?.toISOString() ?? null,
  endedBy: change.endedBy,
});
