import { isApiError } from '@gallery/api-client';
import { useId } from 'react';
import { FileDrop } from '../../../components/forms/file-drop';
import styles from './site-content.module.css';

export interface FileUploadFieldProps {
  /** Of what the file is: `Banner`. */
  label: string;
  /** What it is, as its field is called on the wire: `picture`. */
  word: 'picture' | 'film' | 'drawing';
  types: string;
  /** Whether there is one already, which another would replace. */
  isThere: boolean;
  sending: { mutate: (file: File) => void; isPending: boolean; error: Error | null };
}

/** Takes a file and sends it at once; errors are beneath. */
export function FileUploadField({ label, word, types, isThere, sending }: FileUploadFieldProps) {
  const errorId = useId();
  const { mutate, isPending, error } = sending;
  const fault = isApiError(error) ? (error.fields[word] ?? error.serverMessage) : null;
  return (
    <>
      <FileDrop
        label={`File of ${label.toLowerCase()}`}
        lead={isThere ? 'Drop another here, or' : `Drop a ${word} here, or`}
        buttonLabel="Choose a file"
        types={types}
        disabled={isPending}
        errorId={error ? errorId : undefined}
        onFiles={([file]) => file && mutate(file)}
      />
      <output className={styles.sending}>{isPending && `The ${word} is on its way...`}</output>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {fault ?? `The ${word} was not taken in. Please try again.`}
        </p>
      )}
    </>
  );
}
