import type { PriceBookVersion } from '@gallery/contracts';
import {
  priceBookChanges,
  totalProductionCost,
  formatMoney,
  formatSize,
  formatMoneyWithCents,
  type PriceBookChange,
} from '@gallery/domain';
import { Fact, FactList } from '../../../components/records/fact-list';
import { toBookCosts, toBookPrices } from '../../../components/catalog/price-book-tables';
import { PRICE_TABLE_LABELS } from './price-table-labels';
import styles from './price-book.module.css';

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
      cost === null ? 'not known' : formatMoneyWithCents(totalProductionCost(cost));
    return `${sum(change.before)}, now ${sum(change.after)}`;
  }
  const line = (entry: typeof change.before) =>
    entry === null ? 'nothing' : `${formatMoney(entry.priceCents)} ${entry.frameSize ?? 'without frame'}`;
  return `${line(change.before)}, now ${line(change.after)}`;
}
