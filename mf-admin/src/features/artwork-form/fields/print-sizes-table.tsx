import {
  ARTWORK_FORM_SIZES,
  ARTWORK_FRAME_STYLES,
  editionTextRule,
  formatSize,
  formEditionKind,
  SIZE_TEXT_NAMES,
} from '@gallery/domain';
import { Checkbox } from '@gallery/ui';
import { ValueOptions } from '../../../components/forms/label-options';
import { useIsOwner } from '../../../components/session/staff-session';
import { parseFrameStyle, useAllowedAdditions, type ArtworkFieldsProps } from './artwork-field-props';
import type { SizeDraft } from '../draft/artwork-draft';
import styles from './print-sizes-table.module.css';

const HEADERS = ['Size', 'Price ($)', 'Edition', 'Framed size', 'Frame'];

/** The print sizes with what each costs, how many there are and how it is framed. */
export function PrintSizesTable({ basis, draft, change, errors }: ArtworkFieldsProps) {
  const { mayAdd } = useAllowedAdditions({ draft, basis });
  const set = (size: string, part: Partial<SizeDraft>) =>
    change((before) => {
      const own = before.sizes[size];
      return own ? { ...before, sizes: { ...before.sizes, [size]: { ...own, ...part } } } : before;
    });
  return (
    <div className={styles.sizes}>
      <p className={styles.heads} aria-hidden="true">
        {HEADERS.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      <ul className={styles.list} aria-label="Print sizes">
        {ARTWORK_FORM_SIZES.map((size) => {
          const entry = draft.sizes[size];
          return (
            entry &&
            (entry.enabled || mayAdd(`printSizes.${size}`)) && (
              <SizeRow key={size} size={size} entry={entry} errors={errors} set={(part) => set(size, part)} />
            )
          );
        })}
      </ul>
    </div>
  );
}

interface SizeRowProps {
  size: string;
  entry: SizeDraft;
  errors: ArtworkFieldsProps['errors'];
  set: (part: Partial<SizeDraft>) => void;
}

function SizeRow({ size, entry, errors, set }: SizeRowProps) {
  const name = formatSize(size);
  const isOwner = useIsOwner();
  const path = `printSizes.${size}`;
  const isFramed = formEditionKind(size) === 'framed';
  const errorId = `fault-${size}`;
  const fault = ['', 'price', 'editionCount', 'framedSize', 'frameStyle', ...SIZE_TEXT_NAMES].flatMap(
    (field) => errors[field === '' ? path : `${path}.${field}`] ?? [],
  );
  const box = (
    field: Exclude<keyof SizeDraft, 'enabled' | 'frameStyle'>,
    label: string,
    look = styles.cell,
  ) => (
    <label key={field} className={look}>
      {/* Cells have it on phones only: where there is room the label is above the column. */}
      <span className={styles.word} aria-hidden="true">
        {label}
      </span>
      <input
        className={styles.box}
        data-figure={isFigure(field) || undefined}
        inputMode={isFigure(field) ? 'decimal' : undefined}
        aria-label={`${label}, ${name}`}
        aria-invalid={errors[`${path}.${field}`] ? true : undefined}
        aria-describedby={fault.length > 0 ? errorId : undefined}
        value={entry[field]}
        disabled={!entry.enabled}
        readOnly={isFigure(field) && !isOwner}
        onChange={({ target }) => set({ [field]: target.value })}
      />
    </label>
  );
  return (
    <li className={styles.row} data-off={!entry.enabled || undefined} aria-label={name}>
      <Checkbox
        label={name}
        checked={entry.enabled}
        onChange={({ target }) => set({ enabled: target.checked })}
      />
      {box('price', 'Price')}
      {box('editionCount', 'Edition')}
      {isFramed ? (
        <>
          {box('framedSize', 'Framed size')}
          <label className={styles.cell}>
            <span className={styles.word} aria-hidden="true">
              Frame
            </span>
            <select
              className={styles.box}
              aria-label={`Frame, ${name}`}
              value={entry.frameStyle}
              disabled={!entry.enabled}
              onChange={({ target }) => set({ frameStyle: parseFrameStyle(target.value) })}
            >
              <ValueOptions values={ARTWORK_FRAME_STYLES} />
            </select>
          </label>
        </>
      ) : (
        <span className={styles.unframed}>{entry.framedSize}</span>
      )}
      {SIZE_TEXT_NAMES.map((text) => box(text, editionTextRule(text).label, styles.text))}
      {fault.length > 0 && (
        <p id={errorId} className={styles.fault} role="alert">
          {fault.join(' ')}
        </p>
      )}
    </li>
  );
}

/** Prices and edition counts are figures, and the owner's to change. */
const isFigure = (field: string): boolean => field === 'price' || field === 'editionCount';
