import { isApiError } from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import styles from './file-drop.module.css';

/** The kinds of pictures that the gallery can read. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/tiff,image/avif';

export interface FileDropProps {
  /** What is chosen, for assistive technology: `Artwork Images *`. */
  label: string;
  /** Before the button: `Drop pictures here, or`. */
  lead: string;
  /** On the button: `Choose files`. */
  buttonLabel: string;
  /** Which files the browser offers; pictures by default. */
  types?: string;
  /** Several at a time. */
  isMany?: boolean;
  disabled?: boolean;
  /** What is wrong with them, beneath. */
  error?: string | undefined;
  /** Anything may be dropped; the server decides on each file. */
  onFiles: (files: readonly File[]) => void;
}

/** Files are dropped here, or chosen by a button in place of the browser's own. */
export function FileDrop({
  label,
  lead,
  buttonLabel: word,
  types = PICTURE_TYPES,
  isMany,
  disabled = false,
  error,
  onFiles,
}: FileDropProps) {
  // Forms look for this suffix when they move the focus to an error.
  const errorId = `${useId()}-error`;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, isMany ? undefined : 1);
    if (taken.length > 0 && !disabled) onFiles(taken);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // The same file can be chosen again, after a change to it.
    target.value = '';
  };
  return (
    <>
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(event.dataTransfer.types.includes('Files'));
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span>{lead}</span>
        <Button
          size="dense"
          disabled={disabled}
          aria-describedby={error ? errorId : undefined}
          onClick={() => input.current?.click()}
        >
          {word}
        </Button>
        <input
          ref={input}
          type="file"
          accept={types}
          multiple={isMany}
          disabled={disabled}
          hidden
          aria-label={label}
          onChange={choose}
        />
      </div>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}

export interface FileUploadFieldProps extends Pick<FileDropProps, 'label' | 'types' | 'error'> {
  /** What the file is, as its field is called on the wire: `picture`. */
  word: 'picture' | 'film' | 'drawing';
  /** Whether there is one already, which another would replace. */
  isThere: boolean;
  sending: { mutate: (file: File) => void; isPending: boolean; error: Error | null };
}

/** Takes a file and sends it at once. */
export function FileUploadField({ word, isThere, sending, error, ...drop }: FileUploadFieldProps) {
  const { mutate, isPending, error: refusal } = sending;
  const sentence = isApiError(refusal) ? (refusal.fields[word] ?? refusal.serverMessage) : null;
  return (
    <>
      <FileDrop
        {...drop}
        lead={isThere ? 'Drop another here, or' : `Drop a ${word} here, or`}
        buttonLabel="Choose a file"
        disabled={isPending}
        error={refusal ? (sentence ?? `The ${word} was not uploaded. Please try again.`) : error}
        onFiles={([file]) => file && mutate(file)}
      />
      <output className={styles.sending}>{isPending && `Uploading the ${word}...`}</output>
    </>
  );
}
