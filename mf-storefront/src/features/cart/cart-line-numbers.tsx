import { receiveNumberLabel } from '@gallery/domain';
import { numbersOf, type CartItem, type CartNumber } from '@gallery/session';
import { CartHoldStatus, useHoldTime } from './cart-hold-status';
import styles from './cart-lines.module.css';

export interface CartLineNumbersProps {
  line: CartItem;
  /** Size of the edition; null while the catalog loads. */
  total: number | null;
  /** The unit whose number someone else has: the line's notice says so. */
  takenUnit: number | null;
  onHold: (unit: number, editionNumber: number) => void;
}

/** Which numbers the buyer would receive, until when they are held, and what to do about those that are not. */
export function CartLineNumbers({ line, total, takenUnit, onHold }: CartLineNumbersProps) {
  const numbers = numbersOf(line);
  const now = useHoldTime(numbers);
  return (
    <ul className={styles.units}>
      {Array.from(numbers.entries(), ([unit, number]) => (
        // Units of one line have no identity but their position.
        <li key={unit}>
          {number ? numberLabel(total, number) : 'You would receive the next number available at checkout'}
          {number && unit !== takenUnit && (
            <CartHoldStatus number={number} now={now} onHold={() => onHold(unit, number.editionNumber)} />
          )}
        </li>
      ))}
    </ul>
  );
}

const numberLabel = (total: number | null, { editionNumber }: CartNumber): string =>
  total === null ? `You would receive number ${editionNumber}` : receiveNumberLabel(total, editionNumber);
