import {
  CHECKOUT_HOLD_MINUTES,
  DEFAULT_FRAME_TYPE,
  formatSize,
  maxPrintsPerOrder,
  orderLimitMessage,
  parseFrameType,
  STANDARD_FRAME_TYPE,
  type FrameStyle,
  type OrderLimits,
} from '@gallery/domain';
import type { ChosenPrint, PurchasableEdition, EditionReference } from '../../catalog';
import { AppError } from '../../platform';
import type { CheckoutLineItem } from '../checkout/dto/checkout.dto';

/** A line of the cart, resolved: the server's edition and price, the buyer's frame and quantity. */
export interface ResolvedLineItem {
  item: PurchasableEdition;
  frameStyle: FrameStyle;
  quantity: number;
  /** The numbers that the buyer has chosen; the others are the lowest available ones. */
  chosen: readonly ChosenPrint[];
}

/**
 * Matches the cart's lines with what the catalog found for them, in the same order.
 * @throws AppError `edition_not_found`, `frame_not_offered`
 */
export function resolveLineItems(
  requested: readonly CheckoutLineItem[],
  found: readonly (PurchasableEdition | null)[],
): ResolvedLineItem[] {
  return requested.map((line, index) => resolveLineItem(line, found[index] ?? null));
}

function resolveLineItem(
  { title, size, frameType = STANDARD_FRAME_TYPE, quantity, editionNumbers = [] }: CheckoutLineItem,
  item: PurchasableEdition | null,
): ResolvedLineItem {
  // A price of 0 means 'Price on inquiry'.
  if (!item || item.priceCents <= 0) throw new AppError('edition_not_found', { details: { title, size } });
  const chosen = editionNumbers.slice(0, quantity).map((editionNumber) => ({ editionNumber }));
  return { item, frameStyle: resolveFrameStyle(frameType, item), quantity, chosen };
}

function resolveFrameStyle(frameType: string, item: PurchasableEdition): FrameStyle {
  const style = parseFrameType(frameType);
  // Carts send the default frame for minis, too.
  const isNoFrame = item.frameSize === null && frameType.trim() === DEFAULT_FRAME_TYPE;
  if (style === 'standard' || isNoFrame) return item.frameStyle;
  if (style === null || !item.frameStyles.includes(style)) {
    throw new AppError('frame_not_offered', { details: { title: item.title, size: item.size, frameType } });
  }
  return style;
}

/** The editions of an order with how many prints of each; lines may share an edition. */
export function countByEdition(
  lineItems: readonly ResolvedLineItem[],
): { item: PurchasableEdition; quantity: number }[] {
  const editions = new Map<string, { item: PurchasableEdition; quantity: number }>();
  for (const { item, quantity } of lineItems) {
    const before = editions.get(item.editionId)?.quantity ?? 0;
    editions.set(item.editionId, { item, quantity: before + quantity });
  }
  return [...editions.values()];
}

/**
 * Prints that are reserved for the buyer don't count.
 * @throws AppError `order_limit_exceeded` with {most, title, size}, at the edition's first line
 */
export function assertOrderLimits(lineItems: readonly ResolvedLineItem[], limits: OrderLimits): void {
  for (const { item, quantity } of countByEdition(lineItems)) {
    const { editionId, title, size, total, reserved } = item;
    const most = maxPrintsPerOrder(total, limits);
    if (quantity - reserved <= most) continue;
    const index = lineItems.findIndex((lineItem) => lineItem.item.editionId === editionId);
    const message = `“${title}”, ${formatSize(size)}: ${orderLimitMessage(most)}`;
    throw new AppError('order_limit_exceeded', {
      message,
      details: { most, title, size },
      fields: { [`items.${index}.quantity`]: message },
    });
  }
}

/**
 * Saves a transaction for what is clearly sold out; the ledger decides in the end.
 * @throws AppError `prints_unavailable`
 */
export function assertAvailable(lineItems: readonly ResolvedLineItem[]): void {
  for (const { item, quantity } of countByEdition(lineItems)) {
    if (quantity > item.available) throw unavailableError(item, item.available);
  }
}

/** The error for an edition of which this buyer can have no more prints than these. */
export function unavailableError(item: PurchasableEdition, remaining: number): AppError {
  const { title, size } = item;
  return new AppError('prints_unavailable', {
    message: item.isHidden ? reservedOnlyMessage(item) : soldOutMessage(title, size, remaining),
    details: { remaining, title, size },
  });
}

function soldOutMessage(title: string, size: string, remaining: number): string {
  const print = `“${title}”, ${formatSize(size)}`;
  if (remaining === 0) return `${print} is currently sold out.`;
  if (remaining === 1) return `Only 1 print of ${print} is left.`;
  return `Only ${remaining} prints of ${print} are left.`;
}

/** Of a hidden artwork, a buyer can buy only the print reserved for them, which their own open payment may hold. */
function reservedOnlyMessage({ title, size, available }: PurchasableEdition): string {
  const print = `“${title}”, ${formatSize(size)}`;
  return available === 0
    ? `Your number of ${print} is in a checkout you have started. Please complete it, or try again in ${CHECKOUT_HOLD_MINUTES} minutes.`
    : `For now, you can buy only the number of ${print} that you reserved.`;
}

/** How to find a cart line in the catalog: by the artwork's id when there is one, else by its title. */
export const toSaleReference = ({ artworkId, title, size }: CheckoutLineItem): EditionReference =>
  artworkId ? { artworkId, size } : { title, size };
