import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** The filters of a list, kept in the address: a reload, a bookmark and a colleague find the same rows. */
export interface Filters<Name extends string> {
  /** Every filter's value; what the address does not name has its default. */
  values: Readonly<Record<Name, string>>;
  /** What differs from its default, as it is in the address: text by name. */
  chosen: Readonly<Record<string, string>>;
  /** Whether any of them differs from its default. */
  isNarrowed: boolean;
  set: (name: Name, value: string) => void;
  /** Sets all of them: what is left out gets its default. A saved view does this. */
  replace: (values: Partial<Record<Name, string>>) => void;
}

/**
 * Reads and writes a list's filters in the address. The history gets no entry for each letter of a search.
 * @param defaults every filter with the value that it has unless someone chooses; must be a constant
 */
export function useFilters<Name extends string>(defaults: Readonly<Record<Name, string>>): Filters<Name> {
  const [params, setParams] = useSearchParams();
  const values = useMemo(() => {
    const read: Record<Name, string> = { ...defaults };
    for (const name of namesOf(defaults)) read[name] = params.get(name) ?? defaults[name];
    return read;
  }, [params, defaults]);

  const replace = useCallback(
    (wanted: Partial<Record<Name, string>>) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const name of namesOf(defaults)) {
            const value = wanted[name] ?? defaults[name];
            if (value === defaults[name]) after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams, defaults],
  );

  const set = useCallback(
    (name: Name, value: string) => replace(withFilter(values, name, value)),
    [replace, values],
  );
  const chosen = changedFilters(values, defaults);
  const isNarrowed = Object.keys(chosen).length > 0;
  return { values, chosen, isNarrowed, set, replace };
}

function changedFilters<Name extends string>(
  values: Readonly<Record<Name, string>>,
  defaults: Readonly<Record<Name, string>>,
): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const name of namesOf(defaults)) if (values[name] !== defaults[name]) chosen[name] = values[name];
  return chosen;
}

function withFilter<Name extends string>(
  values: Record<Name, string>,
  name: Name,
  value: string,
): Record<Name, string> {
  const changed = { ...values };
  changed[name] = value;
  return changed;
}

/** Keys of a record that has exactly those of its type, as constants have. */
function namesOf<Name extends string>(record: Readonly<Record<Name, string>>): Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}
