import { toDollars, type Cents, frameTypeOfStyle, type OrderLimits } from '@gallery/domain';
import type { ArtworkRecord, Picture } from '@gallery/contracts';
import {
  isEventPhotoItem,
  numbersOf,
  showToast,
  useCart,
  useGallerySettings,
  type CartItem,
} from '@gallery/session';
import { useRef } from 'react';
import { stockLimitMessage } from './stock-limit-message';
import { findCatalogOffer, orderLimitOf, type CartLineError } from './cart-line-errors';
import { CartLine, type CartLineOffer } from './cart-line';
import { useCartHolds } from './use-cart-holds';
import styles from './cart-lines.module.css';

export interface CartLinesProps {
  items: readonly CartItem[];
  /** The current catalog; undefined while it loads, then nothing is flagged. */
  inventory: readonly ArtworkRecord[] | undefined;
  /** The picture of an event photo; null for other lines, and while it is not known. */
  unlistedPictureOf: (line: CartItem) => Picture | null;
  /** Why a line cannot be bought. */
  errorOf: (line: CartItem) => CartLineError | null;
  /** By line: 'You would receive number 7 of 9'; null while unknown. */
  numbers: readonly (string | null)[];
}

/** The cart's lines, checked against the catalog or their event. */
export function CartLines({ items, inventory, unlistedPictureOf, errorOf, numbers }: CartLinesProps) {
  const { setQuantity, setFrame, remove, updatePrice } = useCart();
  const { orderLimits } = useGallerySettings((state) => state.settings);
  const list = useRef<HTMLUListElement>(null);
  // The clicked button disappears with its line, or with the error that it fixed.
  const keepFocus = () => list.current?.focus({ preventScroll: true });

  const { hold, release } = useCartHolds();

  const changeQuantity = (line: CartItem, quantity: number) => {
    release(numbersOf(line).slice(quantity));
    const { outcome, remaining, quantity: reached } = setQuantity(line, quantity);
    // A line whose units have numbers gets one for each unit that is added.
    if (line.numbers) for (let unit = line.quantity; unit < reached; unit += 1) hold(line, unit);
    if (outcome === 'capped') showToast({ title: stockLimitMessage(remaining), description: line.title });
  };

  return (
    <ul ref={list} tabIndex={-1} className={styles.lines}>
      {items.map((line, index) => (
        <CartLine
          key={`${line.id} ${line.editionSize}`}
          line={line}
          offer={
            inventory || isEventPhotoItem(line)
              ? toCartLineOffer(line, inventory ?? [], orderLimits)
              : 'unknown'
          }
          unlistedPicture={unlistedPictureOf(line)}
          error={errorOf(line)}
          numbers={numbers[index] ?? null}
          onQuantity={(quantity) => changeQuantity(line, quantity)}
          onFrame={(unit, frameType) => setFrame(line, unit, frameType)}
          onRemove={() => {
            if (items.length > 1) keepFocus();
            // The list disappears with its last line.
            else list.current?.closest('main')?.focus({ preventScroll: true });
            release(numbersOf(line));
            remove(line);
          }}
          onAcceptPrice={(price: Cents) => {
            keepFocus();
            updatePrice(line, toDollars(price));
          }}
          onHold={(unit, editionNumber) => {
            keepFocus();
            hold(line, unit, editionNumber);
          }}
          onTake={(quantity) => {
            keepFocus();
            changeQuantity(line, quantity);
          }}
        />
      ))}
    </ul>
  );
}

function toCartLineOffer(
  line: CartItem,
  inventory: readonly ArtworkRecord[],
  limits: OrderLimits,
): CartLineOffer | null {
  const found = findCatalogOffer(line, inventory);
  if (!found) return null;
  const { artwork, edition } = found;
  return {
    slug: artwork.slug,
    picture: artwork.artworkImages[0] ?? artwork.catalogueImages[0] ?? null,
    frameTypes: edition.frameStyles.map(frameTypeOfStyle),
    customFrame: edition.customFrame,
    orderLimit: orderLimitOf(line, edition, limits),
    total: edition.total,
  };
}
