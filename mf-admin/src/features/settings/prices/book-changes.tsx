import type { PriceBookVersion } from '@gallery/contracts';
import { bookChanges, costTotal, formatMoney, formatSize, formatSum, type BookChange } from '@gallery/domain';
import { Fact, FactList } from '../../../parts/fact-list';
import { bookCosts, bookPrices } from '../../../parts/book-prices';
import { READING_WORDS } from './reading-words';
import styles from './prices.module.css';

/** What two versions say differently, line by line. */
export function BookChanges({ before, after }: { before: PriceBookVersion; after: PriceBookVersion }) {
  const changes = bookChanges(plain(before), plain(after));
  if (changes.length === 0) return <p className={styles.quiet}>The prices are the same.</p>;
  return (
    <FactList>
      {changes.map((change) => (
        <Fact
          key={`${change.reading} ${change.size}`}
          label={`${change.reading === 'costs' ? 'Cost' : READING_WORDS[change.reading].name}, ${formatSize(change.size)}`}
        >
          {wordsOf(change)}
        </Fact>
      ))}
    </FactList>
  );
}

const plain = (book: PriceBookVersion) => ({ ...bookPrices(book), costs: bookCosts(book) });

function wordsOf(change: BookChange): string {
  if (change.reading === 'costs') {
    const sum = (cost: typeof change.before) => (cost === null ? 'not known' : formatSum(costTotal(cost)));
    return `${sum(change.before)}, now ${sum(change.after)}`;
  }
  const line = (entry: typeof change.before) =>
    entry === null ? 'nothing' : `${formatMoney(entry.priceCents)} ${entry.frameSize ?? 'without frame'}`;
  return `${line(change.before)}, now ${line(change.after)}`;
}
