import { Button } from '@gallery/ui';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
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
  /** Id of the sentence that says what is wrong with them. */
  errorId?: string;
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
  errorId,
  onFiles,
}: FileDropProps) {
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
        aria-describedby={errorId}
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
  );
}
