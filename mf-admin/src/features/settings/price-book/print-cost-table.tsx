import type { PriceBookVersion } from '@gallery/contracts';
import { CARD_FEE_BP, toCents, formatSize, formatMoneyWithCents, shareOf } from '@gallery/domain';
import { EmptyState } from '@gallery/ui';
import { COST_COLUMNS } from './price-book-draft';
import styles from './price-book.module.css';

/** What a print of each size costs, and what its Tier 1 price leaves after the card. */
export function PrintCostTable({ book: { version, costs, readings } }: { book: PriceBookVersion }) {
  if (costs.length === 0) return <EmptyState>No costs are known yet.</EmptyState>;
  const prices = readings.find(({ reading }) => reading === 'default_t1')?.lines ?? [];
  return (
    <table className={styles.table} aria-label={`Costs of version ${version}`}>
      <thead>
        <tr>
          <th scope="col">Size</th>
          {COLUMN_LABELS.map((label) => (
            <th key={label} scope="col" data-figure>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {costs.map((cost) => {
          const total = COST_COLUMNS.reduce((sum, column) => sum + toCents(cost[column]), 0);
          const price = prices.find(({ size }) => size === cost.size)?.price;
          const priceCents = price === undefined ? null : toCents(price);
          const fee = priceCents === null ? null : shareOf(priceCents, CARD_FEE_BP);
          return (
            <tr key={cost.size}>
              <th scope="row">{formatSize(cost.size)}</th>
              {COST_COLUMNS.map((column) => (
                <td key={column} data-figure>
                  {formatMoneyWithCents(toCents(cost[column]))}
                </td>
              ))}
              <td data-figure>{formatMoneyWithCents(total)}</td>
              <td data-figure>{fee === null ? '' : formatMoneyWithCents(fee)}</td>
              <td data-figure>
                {priceCents === null || fee === null ? '' : formatMoneyWithCents(priceCents - total - fee)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const COLUMN_LABELS = ['Print', 'Mat', 'Frame', 'Shipping', 'Together', 'Card, 3%', 'Left of Tier 1'];
