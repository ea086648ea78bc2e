import { Button } from '@gallery/ui';
import { Children, useState, type ReactNode, type Ref } from 'react';
import { TextButton } from '../actions/text-button';
import { ScrollArea } from '../page/scroll-area';
import styles from './filter-bar.module.css';
import type { ListView } from './list-view';
import type { Filters } from './use-filters';

/** A view as the bar shows it. */
export interface FilterBarView<Name extends string> extends ListView<Name> {
  /** Names of views may be the same: a private one, and one for everyone. */
  key: string;
  isShown: boolean;
}

export interface FilterBarLayoutProps<Name extends string> {
  filters: Filters<Name>;
  views: readonly FilterBarView<Name>[];
  /** The fields of the filters. */
  children: ReactNode;
  /** What can be done with the view, before the button that shows all rows again. */
  actions?: ReactNode;
  /** The group of these buttons, which takes the focus when the button that had it is gone. */
  actionsRef?: Ref<HTMLFieldSetElement>;
  /** A sentence about views that are missing. */
  error?: ReactNode;
}

/** The bar above a list: views, fields, actions. */
export function FilterBarLayout<Name extends string>({
  filters,
  views,
  children,
  actions: words,
  actionsRef: wordsRef,
  error,
}: FilterBarLayoutProps<Name>) {
  const [isOpen, setOpen] = useState(false);
  const narrowing = Object.keys(filters.chosen).filter((name) => name !== 'q').length;
  return (
    <search className={styles.bar}>
      {views.length > 0 && (
        <ScrollArea label="All views">
          <ul className={styles.views} aria-label="Views">
            {views.map((view) => (
              <li key={view.key}>
                <button
                  type="button"
                  className={styles.view}
                  aria-pressed={view.isShown}
                  onClick={() => filters.replace(view.filters)}
                >
                  {view.label}
                </button>
              </li>
            ))}
          </ul>
        </ScrollArea>
      )}
      {error && <p className={styles.fault}>{error}</p>}
      <div className={styles.fields} data-open={isOpen || undefined}>
        {children}
        {Children.count(children) > 1 && (
          <div className={styles.fold}>
            <Button size="dense" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {narrowing === 0 ? 'Filters' : `Filters (${narrowing})`}
            </Button>
          </div>
        )}
        <fieldset ref={wordsRef} className={styles.words} aria-label="View" tabIndex={-1}>
          {words}
          {filters.isNarrowed && <TextButton onClick={() => filters.replace({})}>Clear filters</TextButton>}
        </fieldset>
      </div>
    </search>
  );
}
