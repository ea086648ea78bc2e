import type { ReactNode } from 'react';
import styles from './edition-stock.module.css';

/** Larger editions, such as the hundred of a mini, are told in words alone. */
const MAX_DOTS = 12;

export interface EditionStockProps {
  /** Size of the edition. */
  total: number;
  sold: number;
  /** Prints that somebody is paying for right now. */
  held?: number;
  /** Dots of 9 px on pages, 7 in the console, 16 on the projector, where the words stand beneath. */
  size?: 'regular' | 'dense' | 'wall';
  /** The words that carry the meaning: `3 of 9 remaining`, `Sold Out`. */
  children?: ReactNode;
}

/** An edition as a row of dots (filled red: sold, half ochre: on hold, ring: free) and its words. */
export function EditionStock({ total, sold, held = 0, size = 'regular', children }: EditionStockProps) {
  const dots = Array.from({ length: total <= MAX_DOTS ? total : 0 }, (_, index) => ({
    number: index + 1,
    state: index < sold ? 'sold' : index < sold + held ? 'held' : 'free',
  }));
  return (
    <span className={styles.ledger} data-size={size}>
      {dots.length > 0 && (
        <>
          <span className={styles.dots} aria-hidden="true">
            {dots.map((dot) => (
              <span key={dot.number} className={styles[dot.state]} />
            ))}
          </span>
          <span className="visually-hidden">{describe(total, sold, held)}</span>
        </>
      )}
      {children && <span>{children}</span>}
    </span>
  );
}

function describe(total: number, sold: number, held: number): string {
  return [
    `Edition of ${total}`,
    `${sold} sold`,
    ...(held > 0 ? [`${held} on hold`] : []),
    `${total - sold - held} free`,
  ].join(', ');
}
