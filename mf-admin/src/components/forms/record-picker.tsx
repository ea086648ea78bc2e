import { inventoryPageQuery } from '@gallery/api-client';
import type { InventoryRow } from '@gallery/contracts';
import { TextField } from '@gallery/ui';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { TextButton } from '../actions/text-button';
import styles from './record-picker.module.css';

/** A pause in typing after which the search is sent. */
const SEARCH_DELAY_MS = 300;

/** Something that can be chosen: an artwork, a collector. */
export interface PickerOption {
  id: string;
  /** `Night Bloom`, `Elena Marsh`. */
  label: string;
  /** What distinguishes it from others of that name: `FLORALS, 2026`. */
  detail?: string;
}

interface RecordPickerProps {
  /** Names the field: `Works`. */
  label: string;
  hint?: string;
  error?: string | undefined;
  chosen: readonly PickerOption[];
  onChange: (chosen: PickerOption[]) => void;
  /** What the last search found; undefined while it loads or when nothing was searched for. */
  found: readonly PickerOption[] | undefined;
  /** Asks for another search; empty for none. */
  onSearch: (q: string) => void;
  /** When false, choosing one replaces the other. */
  isMany?: boolean;
}

/** Chooses records by searching for them: results are beneath the field, what is chosen beneath them. */
function RecordPicker({
  label,
  hint,
  error,
  chosen,
  onChange,
  found,
  onSearch,
  isMany = true,
}: RecordPickerProps) {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => onSearch(typed.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(pause);
  }, [typed, onSearch]);
  const offered = found?.filter(({ id }) => chosen.every((each) => each.id !== id));
  const add = (choice: PickerOption) => {
    onChange(isMany ? [...chosen, choice] : [choice]);
    setTyped('');
    onSearch('');
  };
  return (
    <div className={styles.picker}>
      <TextField
        look="boxed"
        type="search"
        label={label}
        hint={hint}
        error={error}
        autoComplete="off"
        placeholder="Search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // A search must not submit the form around it.
          event.preventDefault();
          onSearch(typed.trim());
        }}
      />
      {typed.trim() !== '' && offered && (
        <ul className={styles.found} aria-label={`Results for ${label}`}>
          {offered.map((choice) => (
            <li key={choice.id} className={styles.row}>
              <OptionLabel {...choice} />
              <TextButton aria-label={`Add ${choice.label}`} onClick={() => add(choice)}>
                Add
              </TextButton>
            </li>
          ))}
          {offered.length === 0 && <li className={styles.none}>No more results.</li>}
        </ul>
      )}
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={`Selected for ${label}`}>
          {chosen.map((choice) => (
            <li key={choice.id} className={styles.row}>
              <OptionLabel {...choice} />
              <TextButton
                aria-label={`Remove ${choice.label}`}
                onClick={() => onChange(chosen.filter(({ id }) => id !== choice.id))}
              >
                Remove
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const OptionLabel = ({ label: word, detail }: PickerOption) => (
  <span className={styles.words}>
    {word}
    {detail !== undefined && <span className={styles.detail}>, {detail}</span>}
  </span>
);

/** As many as a person looks through. */
const MAX_RESULTS = 8;

/** Props of every record picker. */
export type PickerProps = Omit<RecordPickerProps, 'found' | 'onSearch'>;

export interface SearchPickerProps<
  Page extends { items: readonly unknown[] },
  Key extends QueryKey,
> extends PickerProps {
  /** The first page of what is found by the words. */
  queryOf: (q: string) => UseQueryOptions<Page, Error, Page, Key>;
  toOption: (row: NoInfer<Page>['items'][number]) => PickerOption;
}

/** Chooses records of a list of the API. */
export function SearchPicker<Page extends { items: readonly unknown[] }, Key extends QueryKey>({
  queryOf,
  toOption,
  ...picker
}: SearchPickerProps<Page, Key>) {
  const [q, setQ] = useState('');
  const { data } = useQuery({ ...queryOf(q), enabled: q !== '' });
  return <RecordPicker {...picker} found={data?.items.slice(0, MAX_RESULTS).map(toOption)} onSearch={setQ} />;
}

const EVERY_ARTWORK = { series: '', tier: '', availability: '', state: '', prices: '' };

/** Artworks, found by their title, hidden ones too. */
export const ArtworkPicker = ({
  idOf,
  ...picker
}: PickerProps & {
  /** What an artwork is chosen by: its id or its slug. */
  idOf: (row: InventoryRow) => string;
}) => (
  <SearchPicker
    {...picker}
    queryOf={(q) => inventoryPageQuery({ ...EVERY_ARTWORK, q }, null)}
    toOption={(row) => ({ id: idOf(row), label: row.title, detail: row.series })}
  />
);
