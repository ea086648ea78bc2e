import type { ArtworkPriceChange, BookPriceChange, OpenQuote } from '@gallery/contracts';
import { formatMoney, formatSize, toCents } from '@gallery/domain';
import { Checkbox } from '@gallery/ui';
import { DataTable, type Column } from '../../../components/lists/data-table';
import { wholeList } from '../../../components/lists/list-state';
import { DateTime } from '../../../components/text/date-time';
import { PRICE_TABLE_LABELS } from '../price-book/price-table-labels';
import styles from './price-changes.module.css';

const money = (dollars: number): string => formatMoney(toCents(dollars));

interface Priced {
  size: string;
  before: number;
  after: number;
}

/** `$5,000 → $5,500`, read as a sentence. */
const PriceStep = ({ before, after }: Pick<Priced, 'before' | 'after'>) => (
  <>
    {money(before)}
    <span aria-hidden="true"> → </span>
    <span className="visually-hidden"> becomes </span>
    <strong className={styles.after}>{money(after)}</strong>
  </>
);

interface ArtworkPriceTableProps {
  artworks: readonly ArtworkPriceChange[];
  /** Artworks that keep their prices. */
  except: ReadonlySet<string>;
  onToggle: (artwork: ArtworkPriceChange) => void;
}

/** Works with the price before and after; what is not ticked stays. */
export function ArtworkPriceTable({ artworks, except, onToggle }: ArtworkPriceTableProps) {
  const columns: readonly Column<ArtworkPriceChange>[] = [
    {
      key: 'work',
      head: 'Work',
      priority: 'first',
      render: (row) => (
        <Checkbox
          label={`${row.title}, ${formatSize(row.size)}`}
          checked={!except.has(row.artworkId)}
          onChange={() => onToggle(row)}
        />
      ),
    },
    {
      key: 'own',
      head: 'Prices',
      priority: 'second',
      render: ({ priceOverride }) => priceOverride && 'Set manually',
    },
    {
      key: 'price',
      head: 'Price',
      priority: 'sum',
      isFigure: true,
      isOneLine: true,
      render: (row) => (except.has(row.artworkId) ? `${money(row.before)} stays` : <PriceStep {...row} />),
    },
  ];
  return (
    <DataTable
      label="Works"
      columns={columns}
      list={wholeList(artworks)}
      isDense
      keyOf={({ artworkId, size }) => `${artworkId} ${size}`}
      empty="No works have these sizes. Only the price book changes."
    />
  );
}

const QUOTE_COLUMNS: readonly Column<OpenQuote>[] = [
  {
    key: 'quote',
    head: 'Open payment link',
    priority: 'first',
    render: ({ orderNumber, title, size }) => `${orderNumber}, ${title}, ${formatSize(size)}`,
  },
  {
    key: 'expires',
    head: 'Expires',
    priority: 'second',
    render: ({ expiresAt }) => <DateTime at={expiresAt} />,
  },
  {
    key: 'price',
    head: 'Price',
    priority: 'sum',
    isFigure: true,
    render: ({ price, newPrice }) => `${money(price)} stays, ${money(newPrice)} in the shop`,
  },
];

/** Payment links that buyers already have: they keep what was agreed. */
export const OpenQuoteTable = ({ quotes }: { quotes: readonly OpenQuote[] }) =>
  quotes.length > 0 && (
    <DataTable
      label="Open payment links"
      columns={QUOTE_COLUMNS}
      list={wholeList(quotes)}
      isDense
      keyOf={({ orderNumber, title, size }) => `${orderNumber} ${title} ${size}`}
      empty=""
    />
  );

const BOOK_COLUMNS: readonly Column<BookPriceChange>[] = [
  {
    key: 'reading',
    head: 'Price book',
    priority: 'first',
    render: ({ reading, size }) => `${PRICE_TABLE_LABELS[reading].name}, ${formatSize(size)}`,
  },
  {
    key: 'price',
    head: 'Price',
    priority: 'sum',
    isFigure: true,
    isOneLine: true,
    render: (row) => <PriceStep {...row} />,
  },
];

/** The price book's own prices, which new works and event photographs take. */
export const BookPriceTable = ({ prices }: { prices: readonly BookPriceChange[] }) => (
  <details className={styles.book}>
    <summary>Price book: {prices.length} prices</summary>
    <DataTable
      label="Price book"
      columns={BOOK_COLUMNS}
      list={wholeList(prices)}
      isDense
      keyOf={({ reading, size }) => `${reading} ${size}`}
      empty="The price book does not have these sizes."
    />
  </details>
);
