import { pricesInForceQuery } from '@gallery/api-client';
import { formatMoney, formatSize } from '@gallery/domain';
import { useQuery } from '@tanstack/react-query';
import { bookPrices } from '../../parts/book-prices';
import styles from './work-record.module.css';

/** The square prices that this dialog's text lists: a reading of the price book of its own. */
export function PriceText() {
  const { data: prices } = useQuery(pricesInForceQuery());
  if (!prices) return null;
  const lines = Object.entries(bookPrices(prices).readings.info_text).map(
    ([size, { priceCents }]) => `${formatSize(size)} ${formatMoney(priceCents)}`,
  );
  return <p className={styles.quiet}>Square prints: {lines.join('; ')}.</p>;
}
