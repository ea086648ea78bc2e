import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface FactListProps {
  /** Name and text of each line; what has no text is left out. */
  facts: readonly (readonly [name: string, text: ReactNode])[];
}

/** A few named facts, one a line. */
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
