import type { Cents } from '@gallery/domain';
import type { PurchasableEdition } from '../../catalog';
import { AppError } from '../../platform';
import { resolveLineItems, type ResolvedLineItem } from './line-items';

/** Prints of one edition at a price that somebody of the gallery agreed with the buyer. */
export interface AgreedPriceItem {
  artworkId: string;
  /** Any spelling. */
  size: string;
  /** The edition's own frame when left out. */
  frameType?: string;
  quantity: number;
  /** What was agreed for one print, tax included, in cents. */
  priceCents: Cents;
}

/**
 * Matches what was agreed with what the catalogue found for it, in the same order.
 * @throws AppError `validation_failed`, `edition_not_found`, `frame_not_offered`, `prints_unavailable`
 */
export function resolveAgreedPriceItems(
  items: readonly AgreedPriceItem[],
  found: readonly (PurchasableEdition | null)[],
): ResolvedLineItem[] {
  if (items.length === 0)
    throw new AppError('validation_failed', { fields: { items: 'Please name a print.' } });
  const asked = items.map(({ size, frameType, quantity }, index) => ({
    title: found[index]?.title ?? '',
    size,
    frameType,
    quantity,
  }));
  // What is on inquiry in the shop has its price here.
  const agreed = found.map((item, index) => {
    const priceCents = items[index]?.priceCents;
    return item && priceCents !== undefined ? { ...item, priceCents } : null;
  });
  return resolveLineItems(asked, agreed);
}
