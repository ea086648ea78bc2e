import type { CardFeeMode } from '@gallery/domain';
import { listArtworkFacts } from './artwork-facts';
import styles from './artwork-facts-table.module.css';

export interface ArtworkFactsTableProps {
  cardFeeMode: CardFeeMode;
  /** Whether the page shows prices. */
  isPriced: boolean;
  editionStatement: string;
}

/** Facts for buyers. */
export function ArtworkFactsTable({ cardFeeMode, isPriced, editionStatement }: ArtworkFactsTableProps) {
  return (
    <dl className={styles.facts}>
      <div className={styles.row}>
        <dt>Edition statement</dt>
        <dd>{editionStatement}</dd>
      </div>
      {listArtworkFacts(cardFeeMode, isPriced).map((fact) => (
        <div key={fact.name} className={styles.row}>
          <dt>{fact.name}</dt>
          <dd>{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}
