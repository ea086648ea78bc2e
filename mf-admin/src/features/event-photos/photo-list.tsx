import { eventUploadsQuery } from '@gallery/api-client';
import type { OwnerPhoto } from '@gallery/contracts';
import { Button, EmptyState, ErrorState, LoadingState, SelectField } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConsolePart } from '../../parts/console-part';
import { PhotoRow } from './photo-row';
import { byCapture, STATES } from './photo-words';
import styles from './photos.module.css';

export interface PhotoListProps {
  eventId: string;
}

/** Rows drawn at a time: an evening has a thousand photographs, and a phone should not draw them all. */
const SHOWN = 60;

/** Every photograph of the event with its state, and what the owner can do about it. */
export function PhotoList({ eventId }: PhotoListProps) {
  const { data: photos, isError, isFetching, refetch } = useQuery(eventUploadsQuery(eventId));
  return (
    <ConsolePart title="Photographs">
      {photos && photos.length > 0 && <Photos photos={photos} eventId={eventId} />}
      {photos?.length === 0 && (
        <EmptyState detail="They appear here as they arrive, from this page or from the camera.">
          No photographs yet.
        </EmptyState>
      )}
      {!photos && !isError && <LoadingState>Loading photographs...</LoadingState>}
      {isError && (
        <ErrorState
          action={
            <Button size="dense" isBusy={isFetching} onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          {photos ? 'The list may be out of date.' : 'The photographs could not be read.'}
        </ErrorState>
      )}
    </ConsolePart>
  );
}

type Choice = OwnerPhoto['state'] | 'all';

function Photos({ photos, eventId }: { photos: readonly OwnerPhoto[]; eventId: string }) {
  const [choice, setChoice] = useState<Choice>('all');
  const [shown, setShown] = useState(SHOWN);
  const chosen = photos.filter(({ state }) => choice === 'all' || state === choice).toSorted(byCapture);
  const countOf = (state: OwnerPhoto['state']) => photos.filter((photo) => photo.state === state).length;
  return (
    <>
      <div className={styles.filter}>
        <SelectField
          label="Show"
          look="boxed"
          value={choice}
          onChange={({ target }) => {
            const state = statesIn(photos).find((one) => one === target.value);
            setChoice(state ?? 'all');
          }}
        >
          <option value="all">All ({photos.length})</option>
          {statesIn(photos).map((state) => (
            <option key={state} value={state}>
              {STATES[state].word} ({countOf(state)})
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.head} aria-hidden="true">
        <span className={styles.headName}>Photograph</span>
        <span>State</span>
        <span className={styles.headTime}>Taken</span>
        <span className={styles.headActions}>Actions</span>
      </div>
      {chosen.length === 0 && <p className={styles.none}>None of these now.</p>}
      <ul className={styles.list} aria-label="Photographs">
        {chosen.slice(0, shown).map((photo) => (
          <PhotoRow key={photo.id} photo={photo} eventId={eventId} />
        ))}
      </ul>
      {chosen.length > shown && (
        <div>
          <Button size="dense" onClick={() => setShown(shown + SHOWN)}>
            Show more ({chosen.length - shown})
          </Button>
        </div>
      )}
    </>
  );
}

/** States that some photograph has, in the order of its life. */
const statesIn = (photos: readonly OwnerPhoto[]): OwnerPhoto['state'][] =>
  STATE_ORDER.filter((wanted) => photos.some(({ state }) => state === wanted));

const STATE_ORDER = ['waiting', 'received', 'published', 'withdrawn', 'failed', 'marker'] as const;
