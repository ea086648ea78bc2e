import { formatMoney, formatSize, PRICE_BOOK } from '@gallery/domain';
import styles from './work-record.module.css';

/** The square prices that this dialog's text lists: a reading of the price book of its own (A35, G8). */
export function PriceText() {
  const lines = Object.entries(PRICE_BOOK.info_text).map(
    ([size, { priceCents }]) => `${formatSize(size)} ${formatMoney(priceCents)}`,
  );
  return <p className={styles.quiet}>Square prints: {lines.join('; ')}.</p>;
}
