import type { ImportRow } from '@gallery/contracts';
import { EmptyState, StatusBadge, type StatusBadgeColor } from '@gallery/ui';
import { useState } from 'react';
import { DataTable, type Column } from '../../components/lists/data-table';
import { FilterBar } from '../../components/filters/filter-bar';
import { LoadMore } from '../../components/lists/load-more';
import { useFilters } from '../../components/filters/use-filters';
import styles from './inventory-import.module.css';
import { ImportRowChanges } from './import-row-changes';

/** Rows that are shown before somebody asks for more. */
const PAGE_SIZE = 100;

const FILTERS = { rows: '' };
const VIEWS = [
  { label: 'All that would happen', filters: {} },
  { label: 'New', filters: { rows: 'new' } },
  { label: 'Changed', filters: { rows: 'changed' } },
  { label: 'Faults', filters: { rows: 'fault' } },
  { label: 'Unchanged', filters: { rows: 'unchanged' } },
];

const OUTCOME_COLORS: Record<ImportRow['outcome'], StatusBadgeColor> = {
  new: 'shipped',
  changed: 'confirmed',
  unchanged: 'pending',
  fault: 'cancelled',
};
const OUTCOME_LABELS: Record<ImportRow['outcome'], string> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  fault: 'Fault',
};

const COLUMNS: readonly Column<ImportRow>[] = [
  { key: 'title', head: 'Work', priority: 'first', render: ({ title }) => title || 'Without a title' },
  {
    key: 'row',
    head: 'Row',
    priority: 'second',
    width: '8rem',
    render: ({ row }) => <span className={styles.quiet}>Row {row}</span>,
  },
  {
    key: 'outcome',
    head: 'State',
    priority: 'state',
    width: '8rem',
    render: ({ outcome }) => (
      <StatusBadge color={OUTCOME_COLORS[outcome]}>{OUTCOME_LABELS[outcome]}</StatusBadge>
    ),
  },
];

/** What the file would do, row by row; what stays as it is only when it is asked for. */
export function ImportPreviewRows({ rows }: { rows: readonly ImportRow[] }) {
  const filters = useFilters(FILTERS);
  const [pages, setPages] = useState(1);
  const wanted = filters.values.rows;
  const found = rows.filter(({ outcome }) => (wanted === '' ? outcome !== 'unchanged' : outcome === wanted));
  const shown = found.slice(0, pages * PAGE_SIZE);
  const next = {
    isThere: shown.length < found.length,
    isLoading: false,
    isError: false,
    show: () => setPages((count) => count + 1),
  };
  return (
    <>
      <FilterBar filters={filters} views={VIEWS}>
        {null}
      </FilterBar>
      <DataTable
        label="What would change"
        columns={COLUMNS}
        list={{ rows: shown, isError: false, isFetching: false, refetch: () => undefined }}
        keyOf={({ row }) => String(row)}
        empty={<EmptyState>{wanted === '' ? 'Nothing would change.' : 'No row is like that.'}</EmptyState>}
        renderDetail={(row) =>
          (row.changes.length > 0 || row.faults.length > 0) && <ImportRowChanges row={row} />
        }
      />
      <LoadMore list={{ rows: shown, total: found.length, next }} />
    </>
  );
}
