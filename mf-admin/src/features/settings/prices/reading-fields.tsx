import { formatSize } from '@gallery/domain';
import type { BookDraft, LineDraft } from './book-draft';
import { DenseBox } from './dense-box';
import { READING_WORDS } from './reading-words';
import styles from './prices.module.css';

export interface ReadingFieldsProps {
  reading: BookDraft['readings'][number];
  /** As the version before has it: what differs is marked. */
  base: readonly LineDraft[];
  isPending: boolean;
  /** The sentence at a field, by its path in the reading: `lines.0.price`. */
  faultOf: (path: string) => string | undefined;
  onChange: (lines: LineDraft[]) => void;
}

/** One table of the book: the price and the frame of each of its sizes. */
export function ReadingFields({
  reading: { reading, lines },
  base,
  isPending,
  faultOf,
  onChange,
}: ReadingFieldsProps) {
  const { name, readBy } = READING_WORDS[reading];
  return (
    <fieldset className={styles.reading} aria-label={name} disabled={isPending}>
      <p className={styles.readingName}>
        {name} <span className={styles.readBy}>{readBy}</span>
      </p>
      {lines.map((line, place) => {
        const label = formatSize(line.size);
        const box = (field: 'price' | 'frameSize', word: string) => (
          <DenseBox
            label={`${word}, ${label}`}
            isFigure={field === 'price'}
            isChanged={line[field] !== base[place]?.[field]}
            value={line[field]}
            error={faultOf(`lines.${place}.${field}`)}
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
