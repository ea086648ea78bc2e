import { SelectField, TextField, ChipRadio } from '@gallery/ui';
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
}

/** Search and series filter: text options on desktops, a select with labels of its own on phones. */
export function CatalogControls({ series: offered, filter: addressed, onChange }: CatalogControlsProps) {
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
    </search>
  );
}
