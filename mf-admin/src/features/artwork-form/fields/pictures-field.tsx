import { ProgressBar, Picture, TextField } from '@gallery/ui';
import { useState, useEffect, useRef } from 'react';
import { TextButton } from '../../../components/actions/text-button';
import { FileDrop } from '../../../components/forms/file-drop';
import styles from './pictures-field.module.css';
import { usePictureUpload } from './use-picture-upload';
import type { PictureDraft } from '../draft/artwork-draft';

interface PicturesFieldProps {
  /** `Artwork Images *`. */
  label: string;
  pictures: readonly PictureDraft[];
  error?: string;
  onChange: (change: (pictures: PictureDraft[]) => PictureDraft[]) => void;
  /** Called with whether files are still being sent. */
  onBusy: (isBusy: boolean) => void;
}

/** Pictures in their order: dropped or chosen, sent at once, moved by pointer or by buttons, described, removed. */
export function PicturesField({ label, pictures, error, onChange, onBusy }: PicturesFieldProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [news, setNews] = useState('');
  const staging = usePictureUpload((picture) =>
    onChange((before) =>
      before.some((each) => each.picture.id === picture.id) ? before : [...before, { picture, alt: '' }],
    ),
  );
  useBusyReport(staging.isBusy, onBusy);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length || from === to) return;
    onChange((before) => moveItem(before, from, to));
    setNews(`Picture moved to position ${to + 1} of ${pictures.length}`);
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {pictures.length > 0 && (
        <ol className={styles.list}>
          {pictures.map((each, index) => (
            <PictureCard
              key={each.picture.id}
              place={{ index, of: pictures.length }}
              entry={each}
              isDragged={dragged === index}
              onDrag={(isDragging) => setDragged(isDragging ? index : null)}
              onOver={() => {
                if (dragged === null || dragged === index) return;
                move(dragged, index);
                setDragged(index);
              }}
              onMove={(by) => move(index, index + by)}
              onAlt={(alt) =>
                onChange((before) => before.map((one, at) => (at === index ? { ...one, alt } : one)))
              }
              onRemove={() => onChange((before) => before.filter((_, at) => at !== index))}
            />
          ))}
        </ol>
      )}
      <FileDrop
        label={label}
        lead="Drop pictures here, or"
        buttonLabel="Choose files"
        isMany
        error={error}
        onFiles={staging.add}
      />
      <ul className={styles.sending} aria-label={`${label}, uploading`}>
        {staging.files.map(({ id: fileId, file, state, percent, sentence }) => (
          <li key={fileId}>
            {state === 'failed' ? (
              <p className={styles.failed}>
                <span className={styles.error} role="alert">
                  {file.name}: {sentence}
                </span>
                <TextButton aria-label={`Retry ${file.name}`} onClick={() => staging.retry(fileId)}>
                  Retry
                </TextButton>
                <TextButton aria-label={`Remove ${file.name}`} onClick={() => staging.drop(fileId)}>
                  Remove
                </TextButton>
              </p>
            ) : (
              <ProgressBar
                label={percent === 100 ? `${file.name}, processing` : file.name}
                percent={percent === 100 ? null : percent}
              />
            )}
          </li>
        ))}
      </ul>
      <span className="visually-hidden" aria-live="polite">
        {news}
      </span>
    </fieldset>
  );
}

function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  const rest = items.filter((_, index) => index !== from);
  return item === undefined ? rest : rest.toSpliced(to, 0, item);
}

/** Tells the form whether files are being sent, whenever that changes. */
function useBusyReport(isBusy: boolean, onBusy: (isBusy: boolean) => void): void {
  const tell = useRef(onBusy);
  useEffect(() => {
    tell.current = onBusy;
  });
  useEffect(() => {
    tell.current(isBusy);
    return () => tell.current(false);
  }, [isBusy]);
}

interface PictureCardProps {
  place: { index: number; of: number };
  entry: PictureDraft;
  isDragged: boolean;
  onDrag: (isDragging: boolean) => void;
  /** Another picture is being dragged over this one. */
  onOver: () => void;
  /** One place earlier or later. */
  onMove: (by: -1 | 1) => void;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

function PictureCard({
  place: { index, of },
  entry: { picture, alt },
  isDragged,
  onDrag,
  onOver,
  onMove,
  onAlt,
  onRemove,
}: PictureCardProps) {
  const name = `picture ${index + 1}`;
  return (
    <li className={styles.card}>
      <div
        className={styles.grip}
        data-dragged={isDragged || undefined}
        draggable
        onDragStart={(event) => {
          // Some browsers start no drag that carries no data.
          event.dataTransfer.setData('text/plain', picture.id);
          event.dataTransfer.effectAllowed = 'move';
          onDrag(true);
        }}
        onDragEnd={() => onDrag(false)}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          onOver();
        }}
      >
        <div>
          <Picture picture={picture} sizes="6rem" alt={alt || `Picture ${index + 1} of ${of}`} />
        </div>
        <div className={styles.words}>
          <TextField
            label={`Description (alt text) of ${name}`}
            look="boxed"
            value={alt}
            onChange={({ target }) => onAlt(target.value)}
          />
          <p className={styles.actions}>
            <span>
              {index + 1} of {of}
            </span>
            {index > 0 && (
              <TextButton aria-label={`Move ${name} earlier`} onClick={() => onMove(-1)}>
                Earlier
              </TextButton>
            )}
            {index < of - 1 && (
              <TextButton aria-label={`Move ${name} later`} onClick={() => onMove(1)}>
                Later
              </TextButton>
            )}
            <TextButton tone="destructive" aria-label={`Remove ${name}`} onClick={onRemove}>
              Remove
            </TextButton>
          </p>
        </div>
      </div>
    </li>
  );
}
