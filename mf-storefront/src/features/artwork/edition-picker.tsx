import { formatMoney, formatSize } from '@gallery/domain';
import { RadioRow, RadioRows } from '@gallery/ui';
import { editionPrice, frameLabels, isForSale, remainingLabel, type EditionOption } from './edition-options';

export interface EditionPickerProps {
  editions: readonly EditionOption[];
  selectedId: string | null;
  /** The frame style that the visitor wants; null while none was chosen. */
  frameStyle: string | null;
  onSelect: (edition: EditionOption) => void;
}

/** The editions as a table of radios: size, frame, price; what is sold out cannot be chosen. */
export function EditionPicker({ editions, selectedId, frameStyle, onSelect }: EditionPickerProps) {
  return (
    <RadioRows legend="Edition" columns={['Print', 'Frame', 'Price']}>
      {editions.map((edition) => {
        const frame = frameLabels(edition, frameStyle);
        const price = editionPrice(edition);
        return (
          <RadioRow
            key={edition.editionId}
            name="edition"
            value={edition.editionId}
            checked={edition.editionId === selectedId}
            disabled={!isForSale(edition)}
            onChange={() => onSelect(edition)}
            title={formatSize(edition.size)}
            titleNote={remainingLabel(edition)}
            detail={frame.size}
            detailNote={frame.style}
            figure={price === null ? 'On inquiry' : formatMoney(price)}
          />
        );
      })}
    </RadioRows>
  );
}
