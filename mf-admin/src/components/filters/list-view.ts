import type { Filters } from './use-filters';

/** Filters under a name: a button above the list that sets them all. */
export interface ListView<Name extends string> {
  label: string;
  /** What differs from the defaults; nothing for all rows. */
  filters: Partial<Record<Name, string>>;
}

/** Whether the view's filters are in force, whatever else narrows the list; for all rows, whether nothing does. */
export function isViewActive<Name extends string>(
  { filters }: ListView<Name>,
  { values, isNarrowed }: Filters<Name>,
): boolean {
  let named = 0;
  for (const name in filters) {
    if (filters[name] !== values[name]) return false;
    named += 1;
  }
  return named > 0 || !isNarrowed;
}

/** Whether the list shows just this view: its filters as they are named, and no others. */
export function isExactView<Name extends string>(
  { filters }: ListView<Name>,
  { values, chosen }: Filters<Name>,
): boolean {
  for (const name in values) {
    const wanted = filters[name];
    if (wanted === undefined ? chosen[name] !== undefined : wanted !== values[name]) return false;
  }
  return true;
}

/** Those of the saved filters that the list still has. */
export function knownFilters<Name extends string>(
  kept: Readonly<Record<string, string>>,
  { values }: Filters<Name>,
): Partial<Record<Name, string>> {
  const known: Partial<Record<Name, string>> = {};
  for (const name in values) {
    const value = kept[name];
    if (value !== undefined) known[name] = value;
  }
  return known;
}
