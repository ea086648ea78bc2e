import { Notice, ProgressBar } from '@gallery/ui';
import { useStore, type StoreApi } from 'zustand';
import { memo } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { PageSection } from '../../components/page/page-section';
import { FileDrop } from '../../components/forms/file-drop';
import { useUnloadWarning } from '../../components/forms/use-unload-warning';
import type { Upload, UploadQueue } from './upload-queue';
import styles from './upload.module.css';

/** This many waiting files are named; the rest is a number. */
const MAX_WAITING_SHOWN = 8;

/** Many files at a time, each with its progress or its result. */
export function EventPhotoUpload({ queue }: { queue: StoreApi<UploadQueue> }) {
  const { uploads, isPaused, add, retry, resume } = useStore(queue);
  const inState = (wanted: Upload['state']) => uploads.filter(({ state }) => state === wanted);
  const [sending, waiting, refused] = [inState('sending'), inState('waiting'), inState('refused')];
  const left = sending.length + waiting.length;
  useUnloadWarning(left > 0);
  return (
    <PageSection title="Upload">
      <FileDrop
        label="Photographs"
        lead="Drop photographs here, or"
        buttonLabel="Choose files"
        isMany
        onFiles={add}
      />
      {isPaused && (
        <Notice tone="warning" title="Paused: the gallery is not responding.">
          The upload resumes when the connection is back; nothing is sent twice.{' '}
          <TextButton onClick={resume}>Try now</TextButton>
        </Notice>
      )}
      {uploads.length > 0 && <output className={styles.sum}>{progressLabel(uploads)}</output>}
      <ul className={styles.list} aria-label="Files">
        {[...sending, ...refused, ...waiting.slice(0, MAX_WAITING_SHOWN)].map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRetry={retry} />
        ))}
      </ul>
      {waiting.length > MAX_WAITING_SHOWN && (
        <p className={styles.sum}>and {waiting.length - MAX_WAITING_SHOWN} more waiting</p>
      )}
    </PageSection>
  );
}

/** `12 of 40 uploaded, 2 already uploaded, 1 rejected`. */
function progressLabel(uploads: readonly Upload[]): string {
  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length;
  const known = count('known');
  const refused = count('refused');
  return [
    `${count('received')} of ${uploads.length} uploaded`,
    known > 0 && `${known} already uploaded`,
    refused > 0 && `${refused} rejected`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** One file: on its way, queued, or refused with the reason. Files that have arrived are in the list of photographs. */
const UploadRow = memo(function UploadRow({
  upload: { id, file, state, percent, sentence },
  onRetry,
}: {
  upload: Upload;
  onRetry: (id: number) => void;
}) {
  return (
    <li className={styles.line}>
      {state === 'sending' ? (
        <ProgressBar label={file.name} percent={percent} />
      ) : (
        <div className={styles.words}>
          <p className={styles.name}>{file.name}</p>
          <p className={styles.state}>
            {state === 'refused' ? <span className={styles.fault}>{sentence}</span> : 'Waiting'}
          </p>
          {state === 'refused' && (
            <TextButton aria-label={`Retry ${file.name}`} onClick={() => onRetry(id)}>
              Retry
            </TextButton>
          )}
        </div>
      )}
    </li>
  );
});
