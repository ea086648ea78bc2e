import type { OrderRecordLine } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { Checkbox } from '@gallery/ui';
import { useId } from 'react';
import styles from '../order-detail.module.css';
import { refundablePrints, isSamePrint, type RefundSelection } from './refund-selection';

export interface RefundPrintsFieldProps {
  lines: readonly OrderRecordLine[];
  chosen: readonly RefundSelection[];
  onChange: (chosen: readonly RefundSelection[]) => void;
  /** What the server says about the choice. */
  error: string | undefined;
  /** What the chosen prints come to. */
  sum: string;
}

/** The prints of the order that have not been refunded, to be ticked. */
export function RefundPrintsField({ lines, chosen, onChange, error, sum }: RefundPrintsFieldProps) {
  const errorId = useId();
  const toggle = (choice: RefundSelection, isOn: boolean) =>
    onChange(isOn ? [...chosen, choice] : chosen.filter((other) => !isSamePrint(other, choice)));
  return (
    <fieldset className={styles.prints} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>Prints</legend>
      {refundablePrints(lines).map(({ lineId, editionNumber, line }) => (
        <Checkbox
          key={`${lineId}:${editionNumber}`}
          label={`${line.title}, ${formatSize(line.size)}${editionNumber === null ? '' : `, number ${editionNumber}`}`}
          checked={chosen.some((other) => isSamePrint(other, { lineId, editionNumber }))}
          onChange={({ target }) => toggle({ lineId, editionNumber }, target.checked)}
        />
      ))}
      {error && (
        <p id={errorId} className={styles.fault} role="alert">
          {error}
        </p>
      )}
      <output>{sum} goes back, with tax and card fee; their certificates are revoked.</output>
    </fieldset>
  );
}
