import { TextField } from '@gallery/ui';
import { FilterBar } from '../../components/filters/filter-bar';
import type { Filters } from '../../components/filters/use-filters';
import styles from './analytics.module.css';
import { DATE_RANGE_VIEWS, type DATE_RANGE_FILTERS } from './date-range';

export interface DateRangeBarProps {
  filters: Filters<keyof typeof DATE_RANGE_FILTERS>;
  /** What is wrong with the custom days. */
  errors: { from?: string; to?: string };
}

/** Which days are looked at: a window up to today, or custom days. All of it is in the address. */
export function DateRangeBar({ filters, errors }: DateRangeBarProps) {
  // Custom days replace the window, so that no button above them names another range.
  const day = (name: 'from' | 'to') => ({
    look: 'boxed' as const,
    type: 'date',
    value: filters.values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      filters.replace({ from: filters.values.from, to: filters.values.to, [name]: target.value }),
  });
  return (
    // There is always a range: it is chosen again, not cleared.
    <FilterBar filters={{ ...filters, isNarrowed: false }} views={DATE_RANGE_VIEWS}>
      <div className={styles.days}>
        <TextField {...day('from')} label="First day (UTC)" />
        <TextField {...day('to')} label="Last day (UTC)" />
      </div>
    </FilterBar>
  );
}
