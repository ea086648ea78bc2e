import type { InventoryImportResult } from '@gallery/api-client';
import { Notice } from '@gallery/ui';
import styles from './inventory-import.module.css';

/** What came of an import: how many artworks were written, and which were not and why. */
export function InventoryImportResult({ written, refused }: InventoryImportResult) {
  return (
    <>
      <Notice
        tone="success"
        title={written === 1 ? '1 work was imported.' : `${written} works were imported.`}
      />
      {refused.length > 0 && (
        <>
          <Notice
            tone="error"
            title={
              refused.length === 1 ? '1 row was not imported.' : `${refused.length} rows were not imported.`
            }
          />
          <ul className={styles.refused}>
            {refused.map(({ row, title, sentence }) => (
              <li key={row}>
                Row {row}, {title || 'untitled'}: {sentence}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
