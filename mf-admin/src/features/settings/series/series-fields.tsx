import { MAX_RELATED_SERIES } from '@gallery/domain';
import { Checkbox, SelectField, TextField } from '@gallery/ui';
import { FieldGrid } from '../../../components/forms/field-grid';
import type { SeriesDraft } from './series-draft';
import styles from './series.module.css';

export interface SeriesFieldsProps {
  draft: SeriesDraft;
  /** What it can hang beside. */
  others: readonly SeriesDraft[];
  errorOf: (field: string) => string | undefined;
  isPending: boolean;
  onChange: (changed: Partial<SeriesDraft>) => void;
}

/** One series: its names, where it is offered, and what hangs well beside it. */
export function SeriesFields({ draft, others, errorOf, isPending, onChange }: SeriesFieldsProps) {
  const { name, mobileLabel, inFilter, inCreate, createAfter, inEdit, near } = draft;
  return (
    <fieldset className={styles.fields} aria-label={name || 'New series'} disabled={isPending}>
      <FieldGrid columns={4}>
        <TextField
          look="boxed"
          label="Name"
          hint="Works carry it, and desktops show it"
          maxLength={60}
          value={name}
          error={errorOf('name')}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          look="boxed"
          label="Name on phones"
          hint="Empty is the same"
          maxLength={60}
          value={mobileLabel}
          error={errorOf('mobileLabel')}
          onChange={({ target }) => onChange({ mobileLabel: target.value })}
        />
        {NEAR_LABELS.map((label, place) => (
          <SelectField
            key={label}
            look="boxed"
            label={label}
            hint="Shown after works of its own"
            value={near[place] ?? ''}
            error={place === 0 ? errorOf('near') : undefined}
            disabled={isPending || place > near.length}
            onChange={({ target }) =>
              onChange({
                near: [...near.slice(0, place), target.value, ...near.slice(place + 1)].filter(
                  (slug) => slug !== '',
                ),
              })
            }
          >
            <option value="">None</option>
            {others.map((other) => (
              <option key={other.slug} value={other.slug}>
                {other.name}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField
          look="boxed"
          label="For new works behind"
          hint="Where their form has another order"
          value={createAfter ?? ''}
          error={errorOf('createAfter')}
          disabled={isPending || !inCreate}
          onChange={({ target }) => onChange({ createAfter: target.value || null })}
        >
          <option value="">In this order</option>
          {others.map((other) => (
            <option key={other.slug} value={other.slug}>
              {other.name}
            </option>
          ))}
        </SelectField>
      </FieldGrid>
      <div className={styles.flags}>
        <Checkbox
          label="In the catalogue’s filter"
          checked={inFilter}
          onChange={({ target }) => onChange({ inFilter: target.checked })}
        />
        <Checkbox
          label="For new works"
          checked={inCreate}
          onChange={({ target }) => onChange({ inCreate: target.checked })}
        />
        <Checkbox
          label="For works that are edited"
          checked={inEdit}
          onChange={({ target }) => onChange({ inEdit: target.checked })}
        />
      </div>
    </fieldset>
  );
}

const NEAR_LABELS = ['Hangs beside', 'Then beside'].slice(0, MAX_RELATED_SERIES);
