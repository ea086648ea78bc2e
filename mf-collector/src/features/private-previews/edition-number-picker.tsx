import type { PreviewEdition } from '@gallery/contracts';
import { toCents, formatEditionNumber, formatMoney, formatSize, PRICE_ON_INQUIRY } from '@gallery/domain';
import { MAX_STOCK_DOTS, SelectField } from '@gallery/ui';
import { editionPrice } from './reserved-print';
import styles from './edition-number-picker.module.css';

export interface EditionNumberPickerProps {
  edition: PreviewEdition;
  /** Radio group: one print per artwork, across its editions. */
  name: string;
  /** The selected edition number in this edition, or null. */
  chosen: number | null;
  /** The collector already has a reservation of this artwork. */
  isLocked: boolean;
  onChoose: (number: number) => void;
}

/**
 * The prints of an edition, each with a dot: filled red sold, half ochre on hold, ring available, filled ink one's
 * own.
 */
export function EditionNumberPicker({
  edition,
  name,
  chosen: selected,
  isLocked,
  onChoose,
}: EditionNumberPickerProps) {
  const { size, frameSize, total, prints } = edition;
  const price = editionPrice(edition);
  const free = prints.filter(({ state }) => state === 'available');
  return (
    <fieldset className={styles.edition}>
      <legend className={styles.legend}>
        <span>
          {formatSize(size)}
          {frameSize !== null && `, framed ${formatSize(frameSize)}`}
        </span>
        <span className={styles.price}>
          {price === null ? PRICE_ON_INQUIRY : formatMoney(toCents(price))}
        </span>
      </legend>
      {total > MAX_STOCK_DOTS ? (
        <SelectField
          label="Number"
          value={selected ?? ''}
          disabled={isLocked || free.length === 0}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          <option value="" disabled>
            Choose a number
          </option>
          {free.map(({ editionNumber }) => (
            <option key={editionNumber} value={editionNumber}>
              {formatEditionNumber(total, editionNumber)}
            </option>
          ))}
        </SelectField>
      ) : (
        <div className={styles.numbers}>
          {prints.map(({ editionNumber, state }) => (
            <label key={editionNumber} className={styles.number} data-state={state}>
              <input
                type="radio"
                name={name}
                value={`${edition.editionId} ${editionNumber}`}
                checked={editionNumber === selected}
                disabled={isLocked || state !== 'available'}
                aria-label={`Number ${editionNumber}, ${STATE_LABELS[state]}`}
                onChange={() => onChoose(editionNumber)}
              />
              <span className={styles.dot} aria-hidden="true" />
              <span className={styles.figure}>{editionNumber}</span>
            </label>
          ))}
        </div>
      )}
      <p className={styles.words}>{availabilityLabel(edition)}</p>
    </fieldset>
  );
}

const STATE_LABELS = {
  available: 'available',
  held: 'on hold',
  sold: 'sold',
  mine: 'reserved for you',
} as const;

/** `5 of 9 available, 1 on hold`, or `Sold Out`. */
function availabilityLabel({ prints, total }: PreviewEdition): string {
  const count = (wanted: keyof typeof STATE_LABELS) => prints.filter(({ state }) => state === wanted).length;
  if (count('sold') === total) return 'Sold Out';
  return [
    `${count('available')} of ${total} available`,
    ...(count('held') > 0 ? [`${count('held')} on hold`] : []),
    ...(count('mine') > 0 ? ['1 reserved for you'] : []),
  ].join(', ');
}
