import type { EventPhotoEditions } from '@gallery/contracts';
import { toCents, formatMoney, formatSize, remainingLabel } from '@gallery/domain';
import { RadioRow, RadioRows } from '@gallery/ui';
import type { ReactNode } from 'react';
import { EVENT_PHOTO_ORDER_TYPE, editionHoldOf, frameSizeLabel, type Framing } from './live-prints';
import styles from './purchase-sheet.module.css';

export interface PrintPickerProps {
  editions: EventPhotoEditions;
  /** Size key, `event-photo`, or null. */
  chosen: string | null;
  framing: Framing | null;
  onChoose: (value: string) => void;
  /** The frame picker, below the sizes. */
  children: ReactNode;
}

/** The two products of a photo as one radio group; sold-out sizes cannot be selected. */
export function PrintPicker({ editions, chosen: selected, framing, onChoose, children }: PrintPickerProps) {
  const { options, eventPhoto } = editions;
  return (
    <>
      <RadioRows legend="Live limited edition">
        {options.map((option) => (
          <RadioRow
            key={option.size}
            name="print"
            value={option.size}
            checked={option.size === selected}
            disabled={option.remaining < 1 || option.price === null}
            onChange={() => onChoose(option.size)}
            title={formatSize(option.size)}
            titleNote={frameSizeLabel(option, framing)}
            figure={priceLabel(option.price)}
            figureNote={remainingLabel(editionHoldOf(option))}
          />
        ))}
      </RadioRows>
      {children}
      <div className={styles.product}>
        <RadioRows legend="Event photo">
          <RadioRow
            name="print"
            value={EVENT_PHOTO_ORDER_TYPE}
            checked={selected === EVENT_PHOTO_ORDER_TYPE}
            disabled={eventPhoto.price === null}
            onChange={() => onChoose(EVENT_PHOTO_ORDER_TYPE)}
            title="Digital file and small print"
            titleNote="For collectors, not numbered"
            figure={priceLabel(eventPhoto.price)}
          />
        </RadioRows>
      </div>
    </>
  );
}

const priceLabel = (price: number | null): string =>
  price === null ? 'On inquiry' : formatMoney(toCents(price));
