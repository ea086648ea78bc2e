import { Button, Notice } from '@gallery/ui';
import { useStore, type StoreApi } from 'zustand';
import { ConsolePart } from '../../parts/console-part';
import { FileDrop } from '../../parts/file-drop';
import { useLeavingQuestion } from '../../parts/use-leaving-question';
import { UploadLine } from './upload-line';
import type { Upload, UploadQueue } from './upload-queue';
import styles from './upload.module.css';

export interface UploadPartProps {
  queue: StoreApi<UploadQueue>;
}

/** So many of those that wait are named; the rest is a number. */
const NAMED = 8;

/** Many files at a time, each with its progress or with what became of it. */
export function UploadPart({ queue }: UploadPartProps) {
  const { uploads, isPaused, add, retry, resume } = useStore(queue);
  const inState = (wanted: Upload['state']) => uploads.filter(({ state }) => state === wanted);
  const [sending, waiting, refused] = [inState('sending'), inState('waiting'), inState('refused')];
  const left = sending.length + waiting.length;
  useLeavingQuestion(left > 0);
  return (
    <ConsolePart title="Upload">
      <FileDrop
        label="Photographs"
        lead="Drop photographs here, or"
        word="Choose files"
        isMany
        onFiles={add}
      />
      {isPaused && (
        <Notice tone="warning" title="Paused: the gallery does not answer.">
          It goes on by itself once the line is back; nothing is sent twice.{' '}
          <Button variant="word" onClick={resume}>
            Try now
          </Button>
        </Notice>
      )}
      {uploads.length > 0 && <output className={styles.sum}>{sumOf(uploads)}</output>}
      <ul className={styles.list} aria-label="Files">
        {[...sending, ...refused, ...waiting.slice(0, NAMED)].map((upload) => (
          <UploadLine key={upload.id} upload={upload} onRetry={retry} />
        ))}
      </ul>
      {waiting.length > NAMED && <p className={styles.sum}>and {waiting.length - NAMED} more in line</p>}
    </ConsolePart>
  );
}

/** `12 of 40 uploaded, 2 already there, 1 refused`. */
function sumOf(uploads: readonly Upload[]): string {
  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length;
  const known = count('known');
  const refused = count('refused');
  return [
    `${count('received')} of ${uploads.length} uploaded`,
    known > 0 && `${known} already there`,
    refused > 0 && `${refused} refused`,
  ]
    .filter(Boolean)
    .join(', ');
}
