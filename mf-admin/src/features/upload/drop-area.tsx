import { Button } from '@gallery/ui';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import styles from './upload.module.css';

export interface DropAreaProps {
  onFiles: (files: readonly File[]) => void;
}

/** Files are dropped here, or picked. Anything may be dropped; the gallery says of each file what it makes of it. */
export function DropArea({ onFiles }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
  };
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files) onFiles([...target.files]);
    // The same file can be picked again, after a change to it.
    target.value = '';
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={styles.dropText}>Drop photographs here, or</p>
      <Button variant="filled" size="dense" onClick={() => input.current?.click()}>
        Choose files
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/tiff,image/avif"
        multiple
        hidden
        aria-label="Photographs"
        onChange={pick}
      />
    </div>
  );
}
