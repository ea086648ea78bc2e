import { quoteQuery } from '@gallery/api-client';
import type { CartQuote } from '@gallery/contracts';
import {
  isZipCode,
  quoteOrder,
  receiveNumberLabel,
  usStateOf,
  type OrderQuote,
  type TaxAddress,
} from '@gallery/domain';
import { useGallerySettings } from '@gallery/session';
import { cartQuoteLines, type ReferencedOrderItem } from '@gallery/session/order-request';
import { skipToken, useQuery } from '@tanstack/react-query';

/** An item of a quote: what the server finds it by, and the price that is shown. */
export type QuotedItem = Pick<
  ReferencedOrderItem,
  'title' | 'size' | 'frameType' | 'price' | 'quantity' | 'artworkId' | 'photoId' | 'editionNumbers'
>;

/** `items` only of the server's quote. */
export type ShownQuote = OrderQuote & Partial<Pick<CartQuote, 'items'>>;

/**
 * The server's quote. Until it arrives, and where it is unavailable, the same rules over the shown prices and the ZIP
 * rule for delivery; `isEstimate` leaves it at that.
 */
export function useQuote(
  items: readonly QuotedItem[],
  {
    billing,
    shipping,
    isEstimate = false,
  }: Record<'billing' | 'shipping', TaxAddress> & { isEstimate?: boolean },
): ShownQuote {
  const { taxMode, cardFeeMode } = useGallerySettings(({ settings }) => settings);
  const query = quoteQuery({
    items: items.map(({ title, size, frameType, price, quantity, artworkId, photoId }) => ({
      title,
      size,
      frameType,
      price,
      quantity,
      ...(artworkId ? { artworkId } : {}),
      ...(photoId ? { photoId } : {}),
    })),
    billing: toQuoteAddress(billing),
    shipping: toQuoteAddress(shipping),
  });
  const { data } = useQuery(items.length > 0 && !isEstimate ? query : { ...query, queryFn: skipToken });
  return data ?? quoteOrder({ lines: cartQuoteLines(items), billing, shipping, taxMode, cardFeeMode });
}

/** Only what has been typed in full, so that not every letter sends a request. */
const toQuoteAddress = ({ state, zip, country }: TaxAddress): TaxAddress => ({
  state: usStateOf(state) ?? '',
  zip: isZipCode(zip) ? zip.trim() : '',
  country,
});

/**
 * By item, which edition numbers the buyer would receive; null while unknown. Items of one edition have different
 * frames: the first one speaks for all.
 */
export function receiveLabels(
  items: readonly QuotedItem[],
  { items: quoted }: ShownQuote,
): (string | null)[] {
  const editionOf = ({ artworkId, photoId, size }: QuotedItem) => `${artworkId ?? photoId} ${size}`;
  const editions = items.map(editionOf);
  return items.map((_item, index) => {
    const { nextNumber = null, total = 0 } = quoted?.[index] ?? {};
    const ofEdition = items.filter((_each, at) => editions[at] === editions[index]);
    const chosen = ofEdition.flatMap(({ editionNumbers = [] }) => editionNumbers);
    if (editions.indexOf(editions[index] ?? '') < index || total === 0) return null;
    if (chosen.length > 0) return chosenNumbersLabel(total, chosen);
    if (nextNumber === null) return null;
    const quantity = ofEdition.reduce((sum, item) => sum + item.quantity, 0);
    return receiveNumberLabel(total, nextNumber, quantity);
  });
}

function chosenNumbersLabel(total: number, numbers: readonly number[]): string {
  const [first = 0, ...others] = numbers;
  if (others.length === 0) return receiveNumberLabel(total, first);
  const listed = new Intl.ListFormat('en', { type: 'conjunction' }).format(numbers.map(String));
  return `You would receive numbers ${listed} of ${total}`;
}
