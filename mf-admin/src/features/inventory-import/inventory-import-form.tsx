import { isApiError, uploadPicture } from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useRef, useState } from 'react';
import { PageSection, HelpText } from '../../components/page/page-section';
import { FileDrop } from '../../components/forms/file-drop';
import styles from './inventory-import.module.css';

interface InventoryImportFormProps {
  /** The file that was chosen; null before. */
  file: File | null;
  pictures: readonly LiveUploadImage[];
  /** What is wrong with the file that was tried. */
  error: string | undefined;
  /** Whether it was tried: the page's filled button is a different one then. */
  isTried: boolean;
  isTrying: boolean;
  /** Whether there is a file, and all pictures have arrived. */
  canTry: boolean;
  onFile: (file: File) => void;
  onPictures: (files: readonly File[]) => void;
  onTry: () => void;
}

/** Where the file of artworks is chosen, and the pictures of artworks that are new. */
export function InventoryImportForm({
  file,
  pictures,
  error,
  isTried,
  isTrying,
  canTry,
  onFile,
  onPictures,
  onTry,
}: InventoryImportFormProps) {
  return (
    <PageSection title="File">
      <HelpText>
        Export the inventory as CSV, edit it and choose it here. A row with an ID updates that artwork; fields
        without a column stay unchanged. A row without an ID adds a new artwork, unless one with the same
        title, series and year exists.
      </HelpText>
      <div className={styles.form}>
        <div className={styles.field}>
          <FileDrop
            label="CSV file"
            lead={file ? file.name : 'Drop the CSV file here, or'}
            buttonLabel={file ? 'Choose another file' : 'Choose file'}
            types=".csv,text/csv"
            disabled={isTrying}
            error={error}
            onFiles={([chosen]) => chosen && onFile(chosen)}
          />
          {error === undefined && (
            <p className={styles.quiet}>
              UTF-8, separated by commas or semicolons, up to 10,000 rows and 10 MB
            </p>
          )}
        </div>
        <div className={styles.field}>
          <FileDrop
            label="Pictures of new works"
            lead="Pictures of new works, if a Pictures column names their files"
            buttonLabel="Choose pictures"
            isMany
            disabled={isTrying}
            onFiles={onPictures}
          />
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
        </div>
        <div className={styles.foot}>
          <Button
            variant={isTried ? undefined : 'filled'}
            size="dense"
            disabled={!canTry}
            isBusy={isTrying}
            busyText="Reading the file..."
            onClick={onTry}
          >
            Preview changes
          </Button>
          {!isTried && <p className={styles.quiet}>Nothing is imported yet.</p>}
        </div>
      </div>
    </PageSection>
  );
}

/** A picture for new artworks, by its name in the file of artworks. */
interface LiveUploadImage {
  name: string;
  /** Null until the gallery has it. */
  id: string | null;
  /** Why it was refused; empty while nothing is wrong. */
  fault: string;
}

/** Sends pictures one after the other as soon as they are chosen. One of the same name replaces the earlier one. */
export function useUploadedPictures() {
  const [pictures, setPictures] = useState<readonly LiveUploadImage[]>([]);
  const line = useRef(Promise.resolve());

  const put = (picture: LiveUploadImage) =>
    setPictures((before) => [...before.filter(({ name }) => name !== picture.name), picture]);
  const send = async (file: File) => {
    try {
      const { id } = await uploadPicture({ file });
      put({ name: file.name, id, fault: '' });
    } catch (failure) {
      put({ name: file.name, id: null, fault: uploadErrorMessage(failure) });
    }
  };
  return {
    pictures,
    isBusy: pictures.some(({ id, fault }) => id === null && fault === ''),
    add: (files: readonly File[]) => {
      for (const { name } of files) put({ name, id: null, fault: '' });
      for (const file of files) line.current = line.current.then(() => send(file));
      return line.current;
    },
  };
}

function uploadErrorMessage(failure: unknown): string {
  if (!isApiError(failure)) return 'Not uploaded. Choose it again.';
  if (failure.code === 'network') return 'No response. Choose it again.';
  return failure.fields['picture'] ?? failure.serverMessage ?? 'Not uploaded. Choose it again.';
}
