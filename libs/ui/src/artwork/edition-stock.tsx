import type { ReactNode } from 'react';
import styles from './edition-stock.module.css';
import { MAX_STOCK_DOTS, StockDots, type StockDotsProps } from './stock-dots';

export interface EditionStockProps extends Omit<StockDotsProps, 'reserved'> {
  /** The text that carries the meaning: `3 of 9 remaining`, `Sold Out`. */
  children?: ReactNode;
}

/** An edition as a row of dots and its text, which on the projector is below them. */
export function EditionStock({
  total,
  sold,
  held = 0,
  isPlacing,
  size = 'regular',
  children,
}: EditionStockProps) {
  return (
    <span className={styles.ledger} data-size={size}>
      {total <= MAX_STOCK_DOTS && (
        <>
          <StockDots total={total} sold={sold} held={held} isPlacing={isPlacing} size={size} />
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
    `${total - sold - held} available`,
  ].join(', ');
}
