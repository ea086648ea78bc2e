import { changePhoto, publishPhoto, withdrawPhoto } from '@gallery/api-client';
import type { OwnerPhoto } from '@gallery/contracts';
import { Button, Checkbox, Picture, StatusBadge } from '@gallery/ui';
import { useState } from 'react';
import { Problem } from '../../parts/problem';
import { CaptionForm } from './caption-form';
import { STATES } from './photo-words';
import styles from './photos.module.css';
import { usePhotoChange } from './use-photo-change';

export interface PhotoRowProps {
  photo: OwnerPhoto;
  eventId: string;
}

/** One photograph: what it is, where it stands, and the words that change that. */
export function PhotoRow({ photo, eventId }: PhotoRowProps) {
  const [isCaptioning, setCaptioning] = useState(false);
  const publication = usePhotoChange(eventId, publishPhoto(photo.id));
  const withdrawal = usePhotoChange(eventId, withdrawPhoto(photo.id));
  const change = usePhotoChange(eventId, changePhoto(photo.id));
  const { fileName, state, caption, fault, seq, visitorName } = photo;
  const isShowable = state === 'waiting' || state === 'published' || state === 'withdrawn';
  return (
    <li className={styles.row} aria-label={fileName}>
      <div className={styles.picture}>
        <Picture picture={photo.picture} sizes="4.5rem" alt="" />
      </div>
      <div>
        <p className={styles.file}>{fileName}</p>
        {caption && <p className={styles.caption}>{caption}</p>}
        {visitorName && <p className={styles.caption}>For {visitorName}</p>}
        {fault && <p className={styles.fault}>{fault}</p>}
      </div>
      <div className={styles.state}>
        <StatusBadge colour={STATES[state].colour}>{STATES[state].word}</StatusBadge>
        {state === 'published' && seq !== null && <span>No. {seq}</span>}
      </div>
      <time className={styles.time} dateTime={photo.capturedAt}>
        {new Date(photo.capturedAt).toLocaleTimeString()}
      </time>
      <div className={styles.actions}>
        {isShowable && (
          <>
            {state !== 'published' && (
              <Button variant="word" isBusy={publication.isPending} onClick={() => publication.mutate()}>
                {state === 'waiting' ? 'Approve' : 'Publish again'}
              </Button>
            )}
            {state !== 'withdrawn' && (
              <Button
                variant="word"
                tone="destructive"
                isBusy={withdrawal.isPending}
                onClick={() => withdrawal.mutate()}
              >
                {state === 'waiting' ? 'Turn down' : 'Withdraw'}
              </Button>
            )}
            <Button variant="word" aria-expanded={isCaptioning} onClick={() => setCaptioning(!isCaptioning)}>
              Caption
            </Button>
            <Checkbox
              label="Can be ordered"
              checked={
                change.isPending ? (change.variables.isAvailableForOrder ?? false) : photo.isAvailableForOrder
              }
              disabled={change.isPending}
              onChange={({ target }) => change.mutate({ isAvailableForOrder: target.checked })}
            />
          </>
        )}
      </div>
      {isCaptioning && <CaptionForm photo={photo} eventId={eventId} onClose={() => setCaptioning(false)} />}
      <div className={styles.problem}>
        <Problem title="The photograph was not published." failure={publication.error} />
        <Problem title="The photograph was not withdrawn." failure={withdrawal.error} />
        <Problem title="This was not changed." failure={change.error} />
      </div>
    </li>
  );
}
