import type { CardFeeMode } from '@gallery/domain';
import { artworkFacts } from './artwork-facts';
import styles from './facts-table.module.css';

export interface FactsTableProps {
  cardFeeMode: CardFeeMode;
  /** Whether the work's prices stand on the page. */
  isPriced: boolean;
  /** What the whole edition is. */
  editionStatement: string;
}

/** What a buyer should know, beside the work. */
export function FactsTable({ cardFeeMode, isPriced, editionStatement }: FactsTableProps) {
  return (
    <dl className={styles.facts}>
      <div className={styles.row}>
        <dt>Edition statement</dt>
        <dd>{editionStatement}</dd>
      </div>
      {artworkFacts(cardFeeMode, isPriced).map((fact) => (
        <div key={fact.name} className={styles.row}>
          <dt>{fact.name}</dt>
          <dd>{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}
