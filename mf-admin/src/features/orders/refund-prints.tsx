import type { OrderRecordLine } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { Checkbox } from '@gallery/ui';
import { useId } from 'react';
import styles from './order-detail.module.css';
import { choicesOf, isSame, type PrintChoice } from './refund-choice';

export interface RefundPrintsProps {
  lines: readonly OrderRecordLine[];
  chosen: readonly PrintChoice[];
  onChange: (chosen: readonly PrintChoice[]) => void;
  /** What the server says about the choice. */
  fault: string | undefined;
  /** What the chosen prints come to. */
  sum: string;
}

/** The prints of the order that have not been refunded, to be ticked. */
export function RefundPrints({ lines, chosen, onChange, fault, sum }: RefundPrintsProps) {
  const faultId = useId();
  const toggle = (choice: PrintChoice, isOn: boolean) =>
    onChange(isOn ? [...chosen, choice] : chosen.filter((other) => !isSame(other, choice)));
  return (
    <fieldset className={styles.prints} aria-describedby={fault ? faultId : undefined}>
      <legend className={styles.legend}>Prints</legend>
      {choicesOf(lines).map(({ lineId, number, line }) => (
        <Checkbox
          key={`${lineId}:${number}`}
          label={`${line.title}, ${formatSize(line.size)}${number === null ? '' : `, number ${number}`}`}
          checked={chosen.some((other) => isSame(other, { lineId, number }))}
          onChange={({ target }) => toggle({ lineId, number }, target.checked)}
        />
      ))}
      {fault && (
        <p id={faultId} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <output>{sum} goes back, with tax and card fee; their certificates are revoked.</output>
    </fieldset>
  );
}
