import {
  toCents,
  formatMoney,
  formatSize,
  formatMoneyWithCents,
  type CardFeeMode,
  type OrderQuote,
} from '@gallery/domain';
import type { BuyerAddress, CartItem, OrderItem } from '@gallery/session';
import { TotalsList, TotalsRow } from '@gallery/ui';
import styles from './order-review.module.css';
import { LiveEventLink } from '../../components/live-event-link';
import { shippingNote } from '../../shipping-note';
import { taxNote } from './tax-note';

/** A print of the order, with details of its cart line. */
export type ReviewedItem = OrderItem & Pick<CartItem, 'id' | 'year' | 'imageUrl' | 'eventId'>;

/** The prints of the order, one row per size and frame. */
export function ReviewItems({ items }: { items: readonly ReviewedItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={`${item.id} ${item.frameType}`} className={styles.item}>
          {/* An event photo is recognized by its picture rather than its title. */}
          {item.eventPhoto && item.imageUrl !== '' && (
            <img className={styles.picture} src={item.imageUrl} alt="" width={104} loading="lazy" />
          )}
          <div className={styles.text}>
            <h3 className={styles.title}>{item.title}</h3>
            <p>
              <span className={styles.series}>{item.series}</span>
              {item.year > 0 && `, ${item.year}`}
            </p>
            {item.eventPhoto && (
              <p>
                <LiveEventLink line={item} />
              </p>
            )}
            <p>
              {formatSize(item.size)}
              {item.frameSize !== '' && `, framed ${formatSize(item.frameSize)}`}, {item.frameType}
            </p>
          </div>
          <p className={styles.amount}>
            {item.quantity > 1 && (
              <span className={styles.count}>
                {item.quantity} × {formatMoney(toCents(item.price))}
              </span>
            )}
            {formatMoney(toCents(item.price) * item.quantity)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Name and address of the order. */
export function ReviewAddress({ name, address }: { name: string; address: BuyerAddress }) {
  const place = [address.city, [address.state, address.zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  const lines = [address.fullName, address.street, place, address.country, address.email, address.phone];
  return (
    <div className={styles.address}>
      <h3 className={styles.name}>{name}</h3>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </div>
  );
}

export interface ReviewTotalsProps {
  quote: OrderQuote;
  cardFeeMode: CardFeeMode;
}

/** The totals before payment: always with estimated tax, shipping 'Separate' and not in the total. */
export function ReviewTotals({ quote, cardFeeMode }: ReviewTotalsProps) {
  return (
    <TotalsList>
      <TotalsRow label="Subtotal" amount={formatMoneyWithCents(quote.subtotal)} />
      <TotalsRow
        label="Tax estimate, 8.25%"
        amount={formatMoneyWithCents(quote.tax.confirmation)}
        note={taxNote(quote) ?? undefined}
      />
      <TotalsRow label="Shipping" amount="Separate" note={shippingNote(quote.shipping)} />
      {cardFeeMode === 'surcharge' && (
        <TotalsRow label="Card fee, 3%" amount={formatMoneyWithCents(quote.cardFee)} />
      )}
      <TotalsRow label="Total" amount={formatMoneyWithCents(quote.confirmationTotal)} isTotal />
    </TotalsList>
  );
}
