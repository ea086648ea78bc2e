import { toCents, DEFAULT_FRAME_TYPE, isMini, parseSize, type Cents, type QuoteLine } from '@gallery/domain';
import { isEventPhotoItem, numbersOf, type CartItem } from '../cart/cart-rules';
import type { OrderItem } from '../checkout/order-data';

/** An order item with the ids by which the server finds and prices it, and the numbers that the buyer has chosen. */
export type ReferencedOrderItem = OrderItem & {
  artworkId?: string;
  photoId?: string;
  editionNumbers?: number[];
};

/** The cart as order items: one per frame of a line. */
export function orderItems(cart: readonly CartItem[]): OrderItem[] {
  return cart.flatMap((line) =>
    [...new Set(line.frameTypes)].map((frameType) => ({
      title: line.title,
      series: line.series,
      size: line.size,
      frameType: frameType || DEFAULT_FRAME_TYPE,
      frameSize: line.frameSize,
      price: line.price,
      quantity: line.frameTypes.filter((unit) => unit === frameType).length,
      eventPhoto: isEventPhotoItem(line),
    })),
  );
}

/** The cart as order items with the ids of their lines, which the stored order data lacks. */
export const referencedOrderItems = (cart: readonly CartItem[]): ReferencedOrderItem[] =>
  cart.flatMap((line) => {
    const reference = isEventPhotoItem(line)
      ? { photoId: eventPhotoIdOf(line) }
      : { artworkId: line.artworkId };
    const numbers = numbersOf(line);
    return orderItems([line]).map((item) => {
      const editionNumbers = numbers.flatMap((number, unit) =>
        number && (line.frameTypes[unit] || DEFAULT_FRAME_TYPE) === item.frameType
          ? number.editionNumber
          : [],
      );
      return { ...item, ...reference, ...(editionNumbers.length > 0 && { editionNumbers }) };
    });
  });

/**
 * The photo id of an event photo's line: `live-{photo}-{size}` without its ends. Photo ids may hold hyphens, sizes
 * do not.
 */
export const eventPhotoIdOf = ({ id }: Pick<CartItem, 'id'>): string =>
  id.slice('live-'.length, id.lastIndexOf('-'));

export const lineTotal = ({ price, quantity }: Pick<CartItem, 'price' | 'quantity'>): Cents =>
  toCents(price) * quantity;

/** The lines of a quote, from the cart or from the stored order. */
export function cartQuoteLines(items: readonly Pick<CartItem, 'price' | 'quantity' | 'size'>[]): QuoteLine[] {
  return items.map(({ price, quantity, size }) => ({
    priceCents: toCents(price),
    quantity,
    shippingClass: isMini(parseSize(size) ?? size) ? 'mini' : 'framed',
  }));
}
