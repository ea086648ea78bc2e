import { createContext, use, type ReactNode } from 'react';
import styles from './styleguide.module.css';

/** Where a specimen stands: each component is shown in both themes, under an anchor of its own. */
export const SpecimenTheme = createContext<'paper' | 'dark'>('paper');

export interface SpecimenProps {
  /** What is shown: the component's name, or that of a family. */
  name: string;
  /** What a still view cannot show. */
  note?: string;
  children: ReactNode;
}

/** One row of the style guide: the name, and the component in its states. */
export function Specimen({ name, note, children }: SpecimenProps) {
  const word = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const anchor = use(SpecimenTheme) === 'dark' ? `${word}-dark` : word;
  return (
    <div className={styles.specimen}>
      <div>
        <h2 className={styles.name} id={anchor} data-specimen>
          {name}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.states}>{children}</div>
    </div>
  );
}

/** States side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
