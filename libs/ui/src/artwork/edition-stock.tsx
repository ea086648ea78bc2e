import type { ReactNode } from 'react';
import styles from './edition-stock.module.css';

/** Larger editions, such as the hundred of a mini, show text alone. */
const MAX_DOTS = 12;

export interface EditionStockProps {
  /** Size of the edition. */
  total: number;
  sold: number;
  /** Prints in unpaid checkouts. */
  held?: number;
  /** Dots of 9 px on pages, 7 in the admin, 16 on the projector, where the text is below. */
  size?: 'regular' | 'dense' | 'wall';
  /** The text that carries the meaning: `3 of 9 remaining`, `Sold Out`. */
  children?: ReactNode;
}

/** An edition as a row of dots (filled red: sold, half ochre: on hold, ring: available) and its text. */
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
