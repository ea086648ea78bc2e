import { formatSize } from '@gallery/domain';
import type { PriceBookDraft, PriceLineDraft } from './price-book-draft';
import { TableInput } from './table-input';
import { PRICE_TABLE_LABELS } from './price-table-labels';
import styles from './price-book.module.css';

export interface PriceTableFieldsProps {
  reading: PriceBookDraft['readings'][number];
  /** As the version before has it: what differs is marked. */
  base: readonly PriceLineDraft[];
  isPending: boolean;
  /** The sentence at a field, by its path in the reading: `lines.0.price`. */
  errorOf: (path: string) => string | undefined;
  onChange: (lines: PriceLineDraft[]) => void;
}

/** One table of the book: the price and the frame of each of its sizes. */
export function PriceTableFields({
  reading: { reading, lines },
  base,
  isPending,
  errorOf,
  onChange,
}: PriceTableFieldsProps) {
  const { name, readBy } = PRICE_TABLE_LABELS[reading];
  return (
    <fieldset className={styles.reading} aria-label={name} disabled={isPending}>
      <p className={styles.readingName}>
        {name} <span className={styles.readBy}>{readBy}</span>
      </p>
      {lines.map((line, place) => {
        const label = formatSize(line.size);
        const box = (field: 'price' | 'frameSize', word: string) => (
          <TableInput
            label={`${word}, ${label}`}
            isFigure={field === 'price'}
            isChanged={line[field] !== base[place]?.[field]}
            value={line[field]}
            error={errorOf(`lines.${place}.${field}`)}
            onChange={(value) => onChange(lines.with(place, { ...line, [field]: value }))}
          />
        );
        return (
          <div key={line.size} className={styles.line}>
            <span>{label}</span>
            {box('price', 'Price')}
            {box('frameSize', 'Frame')}
          </div>
        );
      })}
    </fieldset>
  );
}
