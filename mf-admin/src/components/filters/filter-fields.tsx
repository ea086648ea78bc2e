import { SelectField, TextField } from '@gallery/ui';
import type { FilterOption } from './filter-parser';
import type { Filters } from './use-filters';

export interface FilterFieldProps<Name extends string> {
  label: string;
  /** Which of the filters it sets. */
  name: Name;
  filters: Pick<Filters<Name>, 'values' | 'set'>;
}

export interface SelectFilterProps<Name extends string> extends FilterFieldProps<Name> {
  /** The first one is the default: All. */
  options: readonly FilterOption[];
}

/** One of several: a status, a series. A value that no option has shows the first. */
export function SelectFilter<Name extends string>({
  label,
  name,
  filters,
  options,
}: SelectFilterProps<Name>) {
  const chosen = filters.values[name];
  const isKnown = options.some(({ value }) => value === chosen);
  return (
    <SelectField
      label={label}
      look="boxed"
      value={isKnown ? chosen : options[0]?.value}
      onChange={({ target }) => filters.set(name, target.value)}
    >
      {options.map(({ value, label: word }) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  );
}

/** A day, `2026-11-22`; empty for none. */
export function DateFilter<Name extends string>({ label, name, filters }: FilterFieldProps<Name>) {
  return (
    <TextField
      label={label}
      look="boxed"
      type="date"
      value={filters.values[name]}
      onChange={({ target }) => filters.set(name, target.value)}
    />
  );
}
