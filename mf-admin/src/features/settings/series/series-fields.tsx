import { MAX_RELATED_SERIES } from '@gallery/domain';
import { Checkbox, SelectField, TextField } from '@gallery/ui';
import { ValueOptions } from '../../../components/forms/label-options';
import { FieldGrid } from '../../../components/forms/field-grid';
import type { SeriesDraft } from './series-draft';
import styles from './series.module.css';

export interface SeriesFieldsProps {
  draft: SeriesDraft;
  /** The series that it can hang beside. */
  others: readonly SeriesDraft[];
  errorOf: (field: string) => string | undefined;
  isPending: boolean;
  onChange: (changed: Partial<SeriesDraft>) => void;
}

/** One series: its names, where it is offered, and what hangs well beside it. */
export function SeriesFields({ draft, others, errorOf, isPending, onChange }: SeriesFieldsProps) {
  const { name, inCreate, createAfter, near } = draft;
  const text = (name: 'name' | 'mobileLabel') => ({
    look: 'boxed' as const,
    maxLength: 60,
    value: draft[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const flag = (name: 'inFilter' | 'inCreate' | 'inEdit') => ({
    checked: draft[name],
    onChange: ({ target }: { target: { checked: boolean } }) => onChange({ [name]: target.checked }),
  });
  const nameOf = (slug: string) => others.find((other) => other.slug === slug)?.name ?? slug;
  const slugs = others.map(({ slug }) => slug);
  return (
    <fieldset className={styles.fields} aria-label={name || 'New series'} disabled={isPending}>
      <FieldGrid columns={4}>
        <TextField {...text('name')} label="Name" hint="Saved on works and shown on desktop" />
        <TextField {...text('mobileLabel')} label="Name on phones" hint="Leave empty to use the same name" />
        {NEAR_LABELS.map((label, place) => (
          <SelectField
            key={label}
            look="boxed"
            label={label}
            hint="Shown after its own works"
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
            <ValueOptions values={slugs} labelOf={nameOf} />
          </SelectField>
        ))}
        <SelectField
          look="boxed"
          label="In the new artwork form, after"
          hint="If that form uses a different order"
          value={createAfter ?? ''}
          error={errorOf('createAfter')}
          disabled={isPending || !inCreate}
          onChange={({ target }) => onChange({ createAfter: target.value || null })}
        >
          <option value="">In this order</option>
          <ValueOptions values={slugs} labelOf={nameOf} />
        </SelectField>
      </FieldGrid>
      <div className={styles.flags}>
        <Checkbox {...flag('inFilter')} label="In the catalog filter" />
        <Checkbox {...flag('inCreate')} label="For new works" />
        <Checkbox {...flag('inEdit')} label="For edited works" />
      </div>
    </fieldset>
  );
}

const NEAR_LABELS = ['Related series 1', 'Related series 2'].slice(0, MAX_RELATED_SERIES);
