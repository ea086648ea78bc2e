import { currentPricesQuery } from '@gallery/api-client';
import { formatMoney, formatSize } from '@gallery/domain';
import { useQuery } from '@tanstack/react-query';
import { toBookPrices } from '../../components/catalog/price-book-tables';
import styles from './artwork-record.module.css';

/** The square prices that this dialog's text lists: a reading of the price book of its own. */
export function SquarePrintPrices() {
  const { data: prices } = useQuery(currentPricesQuery());
  if (!prices) return null;
  const lines = Object.entries(toBookPrices(prices).readings.info_text).map(
    ([size, { priceCents }]) => `${formatSize(size)} ${formatMoney(priceCents)}`,
  );
  return <p className={styles.quiet}>Square prints: {lines.join('; ')}.</p>;
}
