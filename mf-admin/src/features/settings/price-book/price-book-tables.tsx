import type { PriceBookVersion } from '@gallery/contracts';
import {
  toCents,
  formatMoney,
  formatSize,
  PRICE_TABLES,
  CARD_FEE_PERCENT,
  cardFeeOf,
  formatMoneyWithCents,
  priceBookChanges,
  totalProductionCost,
  type PriceBookChange,
} from '@gallery/domain';
import { EmptyState } from '@gallery/ui';
import { PRICE_TABLE_LABELS } from './price-table-labels';
import styles from './price-book.module.css';
import { COST_COLUMNS, toPriceBookDraft } from './price-book-draft';
import { PRICE_TIERS, SHIPPING_CLASS_LABELS, sizePrices } from './price-tiers';
import { Fact, FactList } from '../../../components/records/fact-list';
import { toBookCosts, toBookPrices } from '../../../components/catalog/price-book-amounts';

/** The one table of prices: each size in each tier. Readings with another price are named beneath it. */
export function PricesTable({ book }: { book: PriceBookVersion }) {
  return (
    <table className={styles.prices} aria-label={`Prices of version ${book.version}`}>
      <thead>
        <tr>
          <th scope="col">Size</th>
          {PRICE_TIERS.map((tier) => (
            <th key={tier} scope="col" data-figure>
              {tier}
            </th>
          ))}
          <th scope="col">Shipping</th>
        </tr>
      </thead>
      <tbody>
        {sizePrices(toPriceBookDraft(book)).map(({ size, tiers, shippingClass }) => (
          <tr key={size}>
            <th scope="row">{formatSize(size)}</th>
            {tiers.map((entry, column) => (
              <td key={PRICE_TIERS[column]} data-figure>
                {entry && formatDollars(entry.price)}
                {entry?.exceptions.map(({ reading, price }) => (
                  <span key={reading} className={styles.frame}>
                    {PRICE_TABLE_LABELS[reading].name} {formatDollars(price)}
                  </span>
                ))}
              </td>
            ))}
            <td>{SHIPPING_CLASS_LABELS[shippingClass]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const formatDollars = (price: string): string => formatMoney(toCents(Number(price)));

/** Sizes down, readings across: what each costs, and the frame beneath it. */
export function PriceBookTable({ book }: { book: PriceBookVersion }) {
  const linesOf = new Map(book.readings.map(({ reading, lines }) => [reading, lines]));
  const sizes = [...new Set(book.readings.flatMap(({ lines }) => lines.map(({ size }) => size)))];
  return (
    <table className={styles.table} aria-label={`Readings of version ${book.version}`}>
      <thead>
        <tr>
          <th scope="col">Size</th>
          {PRICE_TABLES.map((reading) => (
            <th key={reading} scope="col" data-figure>
              {PRICE_TABLE_LABELS[reading].name}
              <span className={styles.frame}>{PRICE_TABLE_LABELS[reading].readBy}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <tr key={size}>
            <th scope="row">{formatSize(size)}</th>
            {PRICE_TABLES.map((reading) => {
              const line = linesOf.get(reading)?.find((each) => each.size === size);
              return (
                <td key={reading} data-figure>
                  {line && (
                    <>
                      {formatMoney(toCents(line.price))}
                      <span className={styles.frame}>{line.frameSize ?? 'no frame'}</span>
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a print of each size costs, and what its Tier 1 price leaves after the card. */
export function PrintCostTable({ book: { version, costs, readings } }: { book: PriceBookVersion }) {
  if (costs.length === 0) return <EmptyState>No costs yet.</EmptyState>;
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
          const fee = priceCents === null ? null : cardFeeOf(priceCents);
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

const COLUMN_LABELS = [
  'Print',
  'Matte',
  'Frame',
  'Shipping',
  'Total',
  `Card, ${CARD_FEE_PERCENT}`,
  'Margin (Tier 1)',
];

/** What two versions say differently, line by line. */
export function PriceBookChanges({ before, after }: { before: PriceBookVersion; after: PriceBookVersion }) {
  const changes = priceBookChanges(toComparableBook(before), toComparableBook(after));
  if (changes.length === 0) return <p className={styles.quiet}>The prices are the same.</p>;
  return (
    <FactList>
      {changes.map((change) => (
        <Fact
          key={`${change.reading} ${change.size}`}
          label={`${change.reading === 'costs' ? 'Cost' : PRICE_TABLE_LABELS[change.reading].name}, ${formatSize(change.size)}`}
        >
          {changeLabel(change)}
        </Fact>
      ))}
    </FactList>
  );
}

const toComparableBook = (book: PriceBookVersion) => ({ ...toBookPrices(book), costs: toBookCosts(book) });

function changeLabel(change: PriceBookChange): string {
  if (change.reading === 'costs') {
    const sum = (cost: typeof change.before) =>
      cost === null ? 'unknown' : formatMoneyWithCents(totalProductionCost(cost));
    return `${sum(change.before)}, now ${sum(change.after)}`;
  }
  const line = (entry: typeof change.before) =>
    entry === null ? 'nothing' : `${formatMoney(entry.priceCents)} ${entry.frameSize ?? 'without frame'}`;
  return `${line(change.before)}, now ${line(change.after)}`;
}
