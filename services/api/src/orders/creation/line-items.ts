import { formatSize, parseFrameType, STANDARD_FRAME_TYPE, type FrameStyle } from '@gallery/domain';
import type { PurchasableEdition, EditionReference } from '../../catalog';
import { AppError } from '../../platform';
import type { CheckoutLineItem } from '../checkout/dto/checkout.dto';

/** What one position of the cart really is: the server's edition and price, the buyer's frame and quantity. */
export interface ResolvedLineItem {
  item: PurchasableEdition;
  frameStyle: FrameStyle;
  quantity: number;
}

/**
 * Matches the cart's positions with what the catalogue found for them, in the same order.
 * @throws AppError `edition_not_found`, `frame_not_offered`, `prints_unavailable`
 */
export function resolveLineItems(
  asked: readonly CheckoutLineItem[],
  found: readonly (PurchasableEdition | null)[],
): ResolvedLineItem[] {
  const chosen = asked.map((position, index) => resolveLineItem(position, found[index] ?? null));
  assertAvailable(chosen);
  return chosen;
}

function resolveLineItem(asked: CheckoutLineItem, item: PurchasableEdition | null): ResolvedLineItem {
  // A price of 0 means 'Price on inquiry'.
  if (!item || item.priceCents <= 0) {
    throw new AppError('edition_not_found', { details: { title: asked.title, size: asked.size } });
  }
  return {
    item,
    frameStyle: resolveFrameStyle(asked.frameType ?? STANDARD_FRAME_TYPE, item),
    quantity: asked.quantity,
  };
}

function resolveFrameStyle(frameType: string, item: PurchasableEdition): FrameStyle {
  const style = parseFrameType(frameType);
  if (style === 'standard') return item.frameStyle;
  if (style === null || !item.frameStyles.includes(style)) {
    throw new AppError('frame_not_offered', { details: { title: item.title, size: item.size, frameType } });
  }
  return style;
}

/** Saves a transaction for what is visibly sold out; the ledger has the last word. Lines may share an edition. */
function assertAvailable(chosen: readonly ResolvedLineItem[]): void {
  const asked = new Map<string, number>();
  for (const { item, quantity } of chosen) {
    const sum = (asked.get(item.editionId) ?? 0) + quantity;
    asked.set(item.editionId, sum);
    if (sum > item.available) {
      const { title, size, available } = item;
      throw new AppError('prints_unavailable', {
        message: item.isHidden ? reservedOnlyMessage(item) : soldOutMessage(title, size, available),
        details: { remaining: available, title, size },
      });
    }
  }
}

function soldOutMessage(title: string, size: string, remaining: number): string {
  const print = `“${title}”, ${formatSize(size)}`;
  return remaining === 0 ? `${print} is sold out at the moment.` : `Only ${remaining} of ${print} are left.`;
}

/** Of a work that the public does not see, the buyer's own number is all there is; a payment of theirs may hold it. */
function reservedOnlyMessage({ title, size, available }: PurchasableEdition): string {
  const print = `“${title}”, ${formatSize(size)}`;
  return available === 0
    ? `Your number of ${print} is in a payment that you have begun. Please finish that payment, or try again in half an hour.`
    : `Only the number that you have reserved of ${print} can be bought now.`;
}

/** How the catalogue is asked for a position: by the artwork's id when there is one, else by its title. */
export const toSaleReference = ({ artworkId, title, size }: CheckoutLineItem): EditionReference =>
  artworkId ? { artworkId, size } : { title, size };
