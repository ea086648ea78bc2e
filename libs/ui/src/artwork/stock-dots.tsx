import styles from './stock-dots.module.css';

/** Prints of the largest edition with a dot for each number; others, such as the hundred of a mini, show text alone. */
export const MAX_STOCK_DOTS = 12;

export interface StockDotsProps {
  /** Size of the edition. */
  total: number;
  sold: number;
  /** Prints in unpaid checkouts. */
  held?: number;
  /** Prints that the gallery or a collector has reserved, where they are counted apart from `held`. */
  reserved?: number;
  /** A number has just been sold: its dot fills once. */
  isPlacing?: boolean;
  /** Dots of 9 px on pages, 7 in the admin, 16 on the projector. */
  size?: 'regular' | 'dense' | 'wall';
}

/**
 * An edition as a row of dots: red for sold, half ochre for on hold, ochre for reserved, a ring for available. Nothing
 * for screen readers: a text beside it says the same.
 */
export function StockDots({
  total,
  sold,
  held = 0,
  reserved = 0,
  isPlacing = false,
  size = 'regular',
}: StockDotsProps) {
  if (total > MAX_STOCK_DOTS) return null;
  const stateOf = (number: number) => {
    if (number <= sold) return 'sold';
    if (number <= sold + held) return 'held';
    return number <= sold + held + reserved ? 'reserved' : 'free';
  };
  const numbers = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <span className={styles.dots} data-size={size} aria-hidden="true">
      {numbers.map((number) => (
        <span
          key={number}
          className={styles[stateOf(number)]}
          data-placed={(isPlacing && number === sold) || undefined}
        />
      ))}
    </span>
  );
}
