import { SelectField, TextField } from '@gallery/ui';
import { useEffect, useState } from 'react';
import type { FilterOption } from './filter-parser';
import type { Filters } from './use-filters';

interface FilterFieldProps<Name extends string> {
  label: string;
  /** Which of the filters it sets. */
  name: Name;
  filters: Pick<Filters<Name>, 'values' | 'set'>;
}

interface SelectFilterProps<Name extends string> extends FilterFieldProps<Name> {
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

/** A pause in typing after which the search is sent. */
const SEARCH_DELAY_MS = 300;

/** A search as it is typed; Enter searches at once, Escape clears it. */
export function SearchFilter<Name extends string>({ label, name, filters }: FilterFieldProps<Name>) {
  const { values, set } = filters;
  const asked = values[name];
  // Typed but not searched for yet; null shows the search from the address.
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    if (typed === null || typed.trim() === asked) return;
    const pause = setTimeout(() => set(name, typed.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(pause);
  }, [typed, asked, name, set]);

  return (
    <TextField
      label={label}
      look="boxed"
      type="search"
      value={typed ?? asked}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (typed !== null && typed.trim() !== asked) set(name, typed.trim());
        setTyped(null);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && typed !== null) set(name, typed.trim());
        if (key === 'Escape') setTyped('');
      }}
    />
  );
}
