import { cents, DEFAULT_FRAME_TYPE, isMini, parseSize, type Cents, type QuoteLine } from '@gallery/domain';
import { isLiveItem, type CartItem } from '../cart-rules';
import type { OrderItem } from '../order-data';

/** An order item with the ids by which the server finds and prices it. */
export type ReferencedOrderItem = OrderItem & { artworkId?: string; photoId?: string };

/** The cart as order items: one for each frame of a line. */
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
      eventPhoto: isLiveItem(line),
    })),
  );
}

/** The cart as order items with the ids of their lines, which the stored order data has not. */
export const referencedItems = (cart: readonly CartItem[]): ReferencedOrderItem[] =>
  cart.flatMap((line) => {
    const reference = isLiveItem(line) ? { photoId: photoOf(line) } : { artworkId: line.artworkId };
    return orderItems([line]).map((item) => ({ ...item, ...reference }));
  });

/** The photo of a live line: `live-{photo}-{size}` without its ends; photo ids may hold hyphens, sizes do not. */
export const photoOf = ({ id }: Pick<CartItem, 'id'>): string =>
  id.slice('live-'.length, id.lastIndexOf('-'));

/** Price of a line, in cents. */
export const lineTotal = ({ price, quantity }: Pick<CartItem, 'price' | 'quantity'>): Cents =>
  cents(price) * quantity;

/** The lines as the quote reads them; works for the cart and for the stored order alike. */
export function cartQuoteLines(items: readonly Pick<CartItem, 'price' | 'quantity' | 'size'>[]): QuoteLine[] {
  return items.map(({ price, quantity, size }) => ({
    priceCents: cents(price),
    quantity,
    shippingClass: isMini(parseSize(size) ?? size) ? 'mini' : 'framed',
  }));
}
