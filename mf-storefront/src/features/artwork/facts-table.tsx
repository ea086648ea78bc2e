import type { CardFeeMode } from '@gallery/domain';
import { artworkFacts } from './artwork-facts';
import styles from './facts-table.module.css';

/** What a buyer should know, beside the work (S97–S101). */
export function FactsTable({ cardFeeMode }: { cardFeeMode: CardFeeMode }) {
  return (
    <dl className={styles.facts}>
      {artworkFacts(cardFeeMode).map((fact) => (
        <div key={fact.name} className={styles.row}>
          <dt>{fact.name}</dt>
          <dd>{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}
