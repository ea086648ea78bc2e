import { Button } from '@gallery/ui';
import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';
import type { Filters } from './use-filters';

/** Filters under a name: a word above the list that sets them all. */
export interface SavedView<Name extends string> {
  word: string;
  /** What departs from the defaults; nothing for all rows. */
  filters: Partial<Record<Name, string>>;
}

export interface FilterBarProps<Name extends string> {
  filters: Filters<Name>;
  /** Words that set several filters at once, the first for everything: All, To ship. */
  views?: readonly SavedView<Name>[];
  /** `SearchFilter`, `ChoiceFilter` and `DateFilter`, the search first. */
  children: ReactNode;
}

/** Above a list: its saved views as words, its filters as boxed fields, and the way back to all rows. */
export function FilterBar<Name extends string>({ filters, views = [], children }: FilterBarProps<Name>) {
  return (
    <search className={styles.bar}>
      {views.length > 0 && (
        <ul className={styles.views} aria-label="Views">
          {views.map((view) => (
            <li key={view.word}>
              <button
                type="button"
                className={styles.view}
                aria-pressed={isShown(view, filters)}
                onClick={() => filters.replace(view.filters)}
              >
                {view.word}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.fields}>
        {children}
        {filters.isNarrowed && (
          <div className={styles.clear}>
            <Button variant="word" onClick={() => filters.replace({})}>
              Clear filters
            </Button>
          </div>
        )}
      </div>
    </search>
  );
}

/** Whether the list shows just this view: its filters as they are named, and no others. */
function isShown<Name extends string>(view: SavedView<Name>, { values, isNarrowed }: Filters<Name>): boolean {
  let named = 0;
  for (const name in view.filters) {
    if (view.filters[name] !== values[name]) return false;
    named += 1;
  }
  return named > 0 || !isNarrowed;
}
