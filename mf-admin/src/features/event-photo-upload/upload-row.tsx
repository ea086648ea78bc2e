import { Button, ProgressBar } from '@gallery/ui';
import { memo } from 'react';
import type { Upload } from './upload-queue';
import styles from './upload.module.css';

export interface UploadRowProps {
  upload: Upload;
  onRetry: (id: number) => void;
}

/** One file: on its way, in line, or refused with the reason. Files that have arrived are in the list of photographs. */
export const UploadRow = memo(function UploadRow({
  upload: { id, file, state, percent, sentence },
  onRetry,
}: UploadRowProps) {
  return (
    <li className={styles.line}>
      {state === 'sending' ? (
        <ProgressBar label={file.name} percent={percent} />
      ) : (
        <div className={styles.words}>
          <p className={styles.name}>{file.name}</p>
          <p className={styles.state}>
            {state === 'refused' ? <span className={styles.fault}>{sentence}</span> : 'In line'}
          </p>
          {state === 'refused' && (
            <Button variant="text" aria-label={`Retry ${file.name}`} onClick={() => onRetry(id)}>
              Retry
            </Button>
          )}
        </div>
      )}
    </li>
  );
});
