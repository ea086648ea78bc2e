import type { PhotoEditions } from '@gallery/contracts';
import { cents, formatMoney, formatSize } from '@gallery/domain';
import { RadioRow, RadioRows } from '@gallery/ui';
import type { ReactNode } from 'react';
import { EVENT_PHOTO, frameLine, freePrints, remainingLine } from './live-prints';
import styles from './purchase-sheet.module.css';

export interface PrintRowsProps {
  editions: PhotoEditions;
  /** Size key, `event-photo`, or null while nothing is chosen. */
  chosen: string | null;
  onChoose: (value: string) => void;
  /** How the chosen size is framed; stands beneath the sizes. */
  children: ReactNode;
}

/** The two products of a photo as one choice, each under its name; what is sold out cannot be chosen. */
export function PrintRows({ editions, chosen, onChoose, children }: PrintRowsProps) {
  const { options, eventPhoto } = editions;
  return (
    <>
      <RadioRows legend="Live limited edition">
        {options.map((option) => (
          <RadioRow
            key={option.size}
            name="print"
            value={option.size}
            checked={option.size === chosen}
            disabled={freePrints(option) < 1 || option.price === null}
            onChange={() => onChoose(option.size)}
            title={formatSize(option.size)}
            titleNote={frameLine(option)}
            figure={priceWords(option.price)}
            figureNote={remainingLine(option)}
          />
        ))}
      </RadioRows>
      {children}
      <div className={styles.product}>
        <RadioRows legend="Event photo">
          <RadioRow
            name="print"
            value={EVENT_PHOTO}
            checked={chosen === EVENT_PHOTO}
            disabled={eventPhoto.price === null}
            onChange={() => onChoose(EVENT_PHOTO)}
            title="Digital file and small print"
            titleNote="For collectors, not numbered"
            figure={priceWords(eventPhoto.price)}
          />
        </RadioRows>
      </div>
    </>
  );
}

const priceWords = (price: number | null): string =>
  price === null ? 'On inquiry' : formatMoney(cents(price));
