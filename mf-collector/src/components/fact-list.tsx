import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface FactListProps {
  /** Label and text of each line; lines without text are left out. */
  facts: readonly (readonly [name: string, text: ReactNode])[];
}

/** Labeled facts, one per line. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) =>
        text === null || text === '' ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
