import { SelectField, TextField, WordRadio } from '@gallery/ui';
import { useDraft } from '../../use-draft';
import styles from './catalogue-controls.module.css';
import type { CatalogueFilter, FilterSeries } from './catalogue-filter';

export interface CatalogueControlsProps {
  /** What the filter offers beside All, in the owner's order. */
  series: readonly FilterSeries[];
  /** As the address has it. */
  filter: CatalogueFilter;
  /** Brings the address to the filter, with the mark as its state. */
  onChange: (filter: CatalogueFilter, mark: string) => void;
}

/** Search and series filter: words on desktops, a select with its own labels on phones. */
export function CatalogueControls({ series: offered, filter: addressed, onChange }: CatalogueControlsProps) {
  const [filter, change] = useDraft(addressed, onChange);
  const choose = (series: string) => change({ ...filter, series });
  return (
    <search className={styles.controls}>
      <TextField
        type="search"
        label="Search title, series or tag"
        value={filter.text}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => change({ ...filter, text: event.target.value })}
      />
      <div className={styles.select}>
        <SelectField label="Series" value={filter.series} onChange={(event) => choose(event.target.value)}>
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
          <WordRadio
            key={series}
            name="series"
            value={series}
            checked={filter.series === series}
            onChange={() => choose(series)}
            isCaps={series !== 'all'}
          >
            {series === 'all' ? 'All' : series}
          </WordRadio>
        ))}
      </fieldset>
    </search>
  );
}
