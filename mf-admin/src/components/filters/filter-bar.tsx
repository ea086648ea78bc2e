import type { SavedViewRecord } from '@gallery/contracts';
import type { ReactNode } from 'react';
import { FilterBarLayout } from './filter-bar-layout';
import { isViewActive, type ListView } from './list-view';
import { SavedViewsBar } from './saved-views-bar';
import type { Filters } from './use-filters';

export interface FilterBarProps<Name extends string> {
  filters: Filters<Name>;
  /** Buttons that set several filters at once, the first for everything: All, To ship. */
  views?: readonly ListView<Name>[];
  /** The list's name, under which views are saved. Without it, none can be saved. */
  list?: SavedViewRecord['list'];
  /** `SearchFilter`, `SelectFilter` and `DateFilter`, the search first. */
  children: ReactNode;
}

/** Above a list: its views, its filters as boxed fields, and the button that shows all rows again. */
export function FilterBar<Name extends string>({
  filters,
  views = [],
  list,
  children,
}: FilterBarProps<Name>) {
  if (list !== undefined)
    return (
      <SavedViewsBar filters={filters} views={views} list={list}>
        {children}
      </SavedViewsBar>
    );
  return (
    <FilterBarLayout
      filters={filters}
      views={views.map((view) => ({ ...view, key: view.label, isShown: isViewActive(view, filters) }))}
    >
      {children}
    </FilterBarLayout>
  );
}
