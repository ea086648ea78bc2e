import { Button, PageHeading, SelectField, TextField, ChipRadio } from '@gallery/ui';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useDraft } from '../../use-draft';
import styles from './catalog-controls.module.css';
import type { CatalogFilter, FilterSeries } from './catalog-filter';

export interface CatalogControlsProps {
  /** Series beside All, in the owner's order. */
  series: readonly FilterSeries[];
  /** The filter of the address. */
  filter: CatalogFilter;
  /** Changes the address to the filter, with the mark as its state. */
  onChange: (filter: CatalogFilter, mark: string) => void;
  /** '24 works in eight series'; null while there is nothing to count. */
  count: string | null;
}

/**
 * The catalog's head: its title and search in one line, then series and count. Search and series filter: text options
 * on desktops, a select with labels of its own on phones. Without scripts it is a form that leads to the same
 * addresses.
 */
export function CatalogControls({
  series: offered,
  filter: addressed,
  onChange,
  count,
}: CatalogControlsProps) {
  const [filter, change] = useDraft(addressed, onChange);
  const { field, typed, write, search } = useTypedText(filter.text, (text) => change({ ...filter, text }));
  const choose = (series: string) => change({ text: typed(), series });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    search();
  };
  return (
    <div className={styles.head}>
      <PageHeading size="display">Fine Art</PageHeading>
      <search>
        <form action="/fine-art" onSubmit={submit}>
          <div className={styles.text}>
            <TextField
              ref={field}
              type="search"
              name="q"
              label="Search title, series or tag"
              defaultValue={filter.text}
              autoComplete="off"
              enterKeyHint="search"
              onChange={write}
              onBlur={search}
            />
          </div>
          <div className={styles.select}>
            <SelectField
              label="Series"
              value={filter.series}
              onChange={(event) => choose(event.target.value)}
            >
              <option value="all">All</option>
              {offered.map(({ name, mobileLabel }) => (
                <option key={name} value={name}>
                  {mobileLabel}
                </option>
              ))}
            </SelectField>
          </div>
          <fieldset className={styles.words}>
            <legend className="visually-hidden">Series</legend>
            {['all', ...offered.map(({ name }) => name)].map((series) => (
              <ChipRadio
                key={series}
                name="series"
                value={series}
                checked={filter.series === series}
                onChange={() => choose(series)}
                isCaps={series !== 'all'}
              >
                {series === 'all' ? 'All' : series}
              </ChipRadio>
            ))}
          </fieldset>
          <div className={styles.send}>
            <Button type="submit">Search</Button>
          </div>
        </form>
      </search>
      {count && (
        <output className={styles.count} aria-label="Works found">
          {count}
        </output>
      )}
    </div>
  );
}

/** The pause in typing before the address and the list follow. */
const PAUSE_MS = 250;

/**
 * A text field that only its visitor writes: React would put back an older value where a page renders slower than
 * someone types. Its text is searched for after a pause, with Enter, and when the field is left.
 * @param asked what is searched for now; another text than the last written one is a followed link's, and replaces the
 * field's
 */
function useTypedText(asked: string, searchFor: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const written = useRef(asked);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(searchFor);

  useEffect(() => {
    latest.current = searchFor;
  });
  useEffect(() => {
    if (written.current === asked) return;
    clearTimeout(pause.current);
    written.current = asked;
    if (field.current) field.current.value = asked;
  }, [asked]);
  useEffect(() => () => clearTimeout(pause.current), []);

  /** Ends the pause and returns the field's text. */
  const typed = () => {
    clearTimeout(pause.current);
    written.current = field.current?.value ?? '';
    return written.current;
  };
  const search = () => {
    if (field.current && field.current.value !== written.current) latest.current(typed());
  };
  const write = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(search, PAUSE_MS);
  };
  return { field, typed, write, search };
}
