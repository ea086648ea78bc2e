import type { ImportRow, ImportDryRun } from '@gallery/contracts';
import { Button, Notice, ProgressBar, StatusBadge, type StatusBadgeColor } from '@gallery/ui';
import { useState } from 'react';
import { PageSection } from '../../components/page/page-section';
import styles from './inventory-import.module.css';
import { DataTable, type Column } from '../../components/lists/data-table';
import { FilterBar } from '../../components/filters/filter-bar';
import { wholeList } from '../../components/lists/list-state';
import { useFilters } from '../../components/filters/use-filters';

interface ImportPreviewProps {
  trial: ImportDryRun;
  /** Rows written so far, while the import is under way; null before. */
  written: number | null;
  onApply: () => void;
}

/** What a file would change, and the button that imports it. */
export function ImportPreview({ trial: { rows, ignoredColumns }, written, onApply }: ImportPreviewProps) {
  const count = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const toWrite = count('new') + count('changed');
  const faults = count('fault');
  return (
    <PageSection title="Preview of changes">
      <output className={styles.counts}>
        {count('new')} new, {count('changed')} changed, {count('unchanged')} unchanged,{' '}
        {faults === 1 ? '1 row with an error' : `${faults} rows with errors`}
      </output>
      {ignoredColumns.length > 0 && (
        <Notice tone="warning" title="Columns that are not imported">
          {ignoredColumns.join(', ')}
        </Notice>
      )}
      {faults > 0 && toWrite > 0 && (
        <Notice tone="warning" title="Rows with errors are skipped">
          The others can be imported. To add the rest, fix the file and choose it again; imported rows stay
          unchanged.
        </Notice>
      )}
      <div className={styles.foot}>
        {written === null ? (
          <Button variant="filled" size="dense" disabled={toWrite === 0} onClick={onApply}>
            {applyLabel(toWrite)}
          </Button>
        ) : (
          <ProgressBar label={`Importing ${written} of ${toWrite}`} percent={(written / toWrite) * 100} />
        )}
      </div>
      <ImportPreviewRows rows={rows} />
    </PageSection>
  );
}

function applyLabel(toWrite: number): string {
  if (toWrite === 0) return 'Nothing to apply';
  return toWrite === 1 ? 'Apply 1 change' : `Apply ${toWrite} changes`;
}

/** Rows that are shown before someone asks for more. */
const PAGE_SIZE = 100;

const FILTERS = { rows: '' };
const VIEWS = [
  { label: 'All changes', filters: {} },
  { label: 'New', filters: { rows: 'new' } },
  { label: 'Changed', filters: { rows: 'changed' } },
  { label: 'Errors', filters: { rows: 'fault' } },
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
  fault: 'Error',
};

const COLUMNS: readonly Column<ImportRow>[] = [
  { key: 'title', head: 'Work', priority: 'first', render: ({ title }) => title || 'Untitled' },
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

/** What the file would do, row by row; unchanged rows only on request. */
function ImportPreviewRows({ rows }: { rows: readonly ImportRow[] }) {
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
        label="Preview of changes"
        columns={COLUMNS}
        list={{ ...wholeList(shown), total: found.length, next }}
        keyOf={({ row }) => String(row)}
        empty={wanted === '' ? 'Nothing to change.' : 'No rows match these filters.'}
        renderDetail={(row) =>
          (row.changes.length > 0 || row.faults.length > 0) && <ImportRowChanges row={row} />
        }
      />
    </>
  );
}

/** Longer texts are cut. */
const MAX_TEXT_LENGTH = 140;

/** What a row would change, column by column, and what keeps it from being written. */
function ImportRowChanges({ row: { outcome, changes, faults } }: { row: ImportRow }) {
  return (
    <dl className={styles.changes}>
      {faults.map(({ column, sentence }) => (
        <div key={`${column} ${sentence}`} className={styles.change}>
          <dt>{column ?? 'The row'}</dt>
          <dd className={styles.fault}>{sentence}</dd>
        </div>
      ))}
      {changes.map(({ column, from, to }) => (
        <div key={column} className={styles.change}>
          <dt>{column}</dt>
          <dd>
            {outcome === 'new' || from === '' ? (
              <ins className={styles.to}>{shortened(to)}</ins>
            ) : (
              <>
                <del className={styles.from}>{shortened(from)}</del>{' '}
                <ins className={styles.to}>{to === '' ? 'empty' : shortened(to)}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const shortened = (text: string): string =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
