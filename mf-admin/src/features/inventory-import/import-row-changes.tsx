import type { ImportRow } from '@gallery/contracts';
import styles from './inventory-import.module.css';

/** Longer texts are cut. */
const MAX_TEXT_LENGTH = 140;

/** What a row would change, column by column, and what keeps it from being written. */
export function ImportRowChanges({ row: { outcome, changes, faults } }: { row: ImportRow }) {
  return (
    <dl className={styles.changes}>
      {faults.map(({ column, sentence }) => (
        <div key={`${column} ${sentence}`} className={styles.change}>
          <dt>{column ?? 'The row'}</dt>
          <dd className={styles.fault}>{sentence}</dd>
        </div>
      ))}
      {changes.map(({ column, from, to }) => (
        <div key={column} className={styles.change}>
          <dt>{column}</dt>
          <dd>
            {outcome === 'new' || from === '' ? (
              <ins className={styles.to}>{shortened(to)}</ins>
            ) : (
              <>
                <del className={styles.from}>{shortened(from)}</del>{' '}
                <ins className={styles.to}>{to === '' ? 'empty' : shortened(to)}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const shortened = (text: string): string =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
