import { Button, Field } from '@gallery/ui';
import { ConsolePart, Help } from '../../parts/console-part';
import styles from './inventory-import.module.css';
import type { SentPicture } from './use-sent-pictures';

export interface ImportFormProps {
  pictures: readonly SentPicture[];
  /** What is wrong with the file that was tried. */
  fault: string | undefined;
  isTrying: boolean;
  /** Whether there is a file, and all pictures have arrived. */
  canTry: boolean;
  onFile: (file: File | null) => void;
  onPictures: (files: readonly File[]) => void;
  onTry: () => void;
}

/** Where the file of works is chosen, and the pictures of works that are new. */
export function ImportForm({
  pictures,
  fault,
  isTrying,
  canTry,
  onFile,
  onPictures,
  onTry,
}: ImportFormProps) {
  return (
    <ConsolePart title="The file">
      <Help>
        Export the inventory as CSV, edit it and choose it here. A row with an ID changes that work; what a
        file has no column for stays as it is. A row without an ID is a new work, unless there is one of the
        same title, series and year.
      </Help>
      <div className={styles.form}>
        <Field
          look="boxed"
          label="CSV file"
          hint="UTF-8, cells between commas or semicolons, up to 10,000 rows and 10 MB"
          error={fault}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,text/csv"
              disabled={isTrying}
              onChange={({ target }) => onFile(target.files?.[0] ?? null)}
            />
          )}
        </Field>
        <Field
          look="boxed"
          label="Pictures of new works"
          hint="Only where a column Pictures names their files, several between semicolons"
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/tiff,image/avif"
              multiple
              disabled={isTrying}
              onChange={({ target }) => {
                onPictures([...(target.files ?? [])]);
                // The same file can be chosen again, after a change to it.
                target.value = '';
              }}
            />
          )}
        </Field>
        {pictures.length > 0 && (
          <ul className={styles.pictures} aria-label="Pictures" aria-live="polite">
            {pictures.map(({ name, id, fault: why }) => (
              <li key={name}>
                <span className={styles.name}>{name}</span>{' '}
                <span className={why ? styles.fault : styles.quiet}>
                  {why || (id === null ? 'Uploading...' : 'ready')}
                </span>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.foot}>
          <Button
            variant="filled"
            size="dense"
            disabled={!canTry}
            isBusy={isTrying}
            busyText="Reading the file..."
            onClick={onTry}
          >
            See what would change
          </Button>
          <span className={styles.quiet}>Nothing is written yet.</span>
        </div>
      </div>
    </ConsolePart>
  );
}
