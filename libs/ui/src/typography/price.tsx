import type { ReactNode } from 'react';
import styles from './price.module.css';

export interface PriceProps {
  /** The formatted price: `$4,000`, `From $333`, `Price on inquiry`. */
  children: ReactNode;
  /** For something that can no longer be bought. */
  isStruck?: boolean;
}

/** A price in tabular figures. */
export function Price({ children, isStruck = false }: PriceProps) {
  const Figures = isStruck ? 's' : 'span';
  return <Figures className={styles.price}>{children}</Figures>;
}
