import { formatMoney, formatSize, toCents } from '@gallery/domain';
import type { BuyerAddress, CartItem, OrderItem } from '@gallery/session';
import type { Picture as PictureRecord } from '@gallery/contracts';
import styles from './order-review.module.css';
import { LiveEventLink } from '../../components/live-event-link';
import { PrintPicture } from '../../components/print-picture';

/** A print of the order, with details of its cart line. */
export type ReviewedItem = OrderItem &
  Pick<CartItem, 'id' | 'year' | 'imageUrl' | 'eventId'> & {
    /** Of the catalog or the event; null where it has none, or is not loaded. */
    picture: PictureRecord | null;
    /** Edition numbers before payment: 'You would receive number 7 of 9'. */
    numbers: string | null;
  };

/** The prints of the order, one row per size and frame. */
export function ReviewItems({ items }: { items: readonly ReviewedItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={`${item.id} ${item.frameType}`} className={styles.item}>
          <div className={styles.picture}>
            <ReviewPicture item={item} sizes="7.5rem" />
          </div>
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
            <p className={styles.numbers}>{item.numbers}</p>
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

/** The print in its frame, or the plain file that its line names where no picture is known. */
export function ReviewPicture({ item, sizes }: { item: ReviewedItem; sizes: string }) {
  if (item.picture === null && item.imageUrl !== '')
    return <img src={item.imageUrl} alt="" width={120} loading="lazy" />;
  return <PrintPicture {...item} sizes={sizes} />;
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
