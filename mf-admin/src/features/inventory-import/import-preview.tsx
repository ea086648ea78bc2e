import type { ImportRow, ImportDryRun } from '@gallery/contracts';
import { Button, Notice, ProgressBar } from '@gallery/ui';
import { PageSection } from '../../components/page/page-section';
import styles from './inventory-import.module.css';
import { ImportPreviewRows } from './import-preview-rows';

export interface ImportPreviewProps {
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
    <PageSection title="What would change">
      <output className={styles.counts}>
        {count('new')} new, {count('changed')} changed, {count('unchanged')} unchanged,{' '}
        {faults === 1 ? '1 row with a fault' : `${faults} rows with faults`}
      </output>
      {ignoredColumns.length > 0 && (
        <Notice tone="warning" title="Columns that are not imported">
          {ignoredColumns.join(', ')}
        </Notice>
      )}
      {faults > 0 && toWrite > 0 && (
        <Notice tone="warning" title="Rows with faults are left out">
          The others can be written. Mend the file and choose it again for the rest: what is written already
          changes nothing.
        </Notice>
      )}
      <div className={styles.foot}>
        {written === null ? (
          <Button variant="filled" size="dense" disabled={toWrite === 0} onClick={onApply}>
            {applyLabel(toWrite)}
          </Button>
        ) : (
          <ProgressBar label={`Writing ${written} of ${toWrite}`} percent={(written / toWrite) * 100} />
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
