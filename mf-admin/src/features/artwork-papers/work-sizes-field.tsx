import type { InventoryRow } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { SelectField, TextField } from '@gallery/ui';
import styles from './artwork-papers.module.css';

/** A work in one of its sizes. */
export interface WorkSize {
  artworkId: string;
  editionId: string;
  /** As typed; empty for the lowest available. */
  editionNumber: string;
}

/** The dearest size of each work that still has prints, else its dearest. */
export const firstSizes = (works: readonly InventoryRow[]): readonly WorkSize[] =>
  works.flatMap(({ id, editions }) => {
    const edition = editions.find(({ availableEditions }) => availableEditions > 0) ?? editions[0];
    return edition ? [{ artworkId: id, editionId: edition.editionId, editionNumber: '' }] : [];
  });

interface WorkSizesFieldProps {
  works: readonly InventoryRow[];
  value: readonly WorkSize[];
  onChange: (value: readonly WorkSize[]) => void;
  error: string | undefined;
  /** Whether the number of the print can be said. */
  hasNumbers?: boolean;
}

/** The size of each work, and the number of its print. */
export function WorkSizesField({ works, value, onChange, error, hasNumbers = false }: WorkSizesFieldProps) {
  const change = (artworkId: string, changed: Partial<WorkSize>) =>
    onChange(value.map((each) => (each.artworkId === artworkId ? { ...each, ...changed } : each)));
  return (
    <div>
      <ul className={styles.works}>
        {works.map(({ id, title, editions }) => {
          const chosen = value.find(({ artworkId }) => artworkId === id);
          if (!chosen) return null;
          return (
            <li key={id} className={styles.work}>
              <span className={styles.title}>{title}</span>
              <SelectField
                look="boxed"
                label="Size"
                aria-label={`Size, ${title}`}
                value={chosen.editionId}
                onChange={({ target }) => change(id, { editionId: target.value, editionNumber: '' })}
              >
                {editions.map(({ editionId, size, label, totalEditions, availableEditions }) => (
                  <option key={editionId} value={editionId}>
                    {[label, formatSize(size)].filter(Boolean).join(', ')}
                    {hasNumbers ? `, ${availableEditions} of ${totalEditions} available` : ''}
                  </option>
                ))}
              </SelectField>
              {hasNumbers && (
                <TextField
                  look="boxed"
                  label="Number"
                  aria-label={`Number, ${title}`}
                  placeholder="Lowest available"
                  inputMode="numeric"
                  value={chosen.editionNumber}
                  onChange={({ target }) => change(id, { editionNumber: target.value })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {error && <p className={styles.error}>{error}</p>}
    </div>
  );
}
