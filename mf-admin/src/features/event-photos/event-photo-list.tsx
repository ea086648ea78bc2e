import { adminEventPhotosQuery } from '@gallery/api-client';
import type { AdminEventPhoto } from '@gallery/contracts';
import { Button, EmptyState, SelectField } from '@gallery/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { QueryView } from '../../components/feedback/query-state';
import { ListChangesButton } from '../../components/lists/list-changes-button';
import { useHeldRows } from '../../components/lists/use-held-rows';
import { PageSection } from '../../components/page/page-section';
import { EventPhotoRow, compareByCapture, EVENT_PHOTO_STATES } from './event-photo-row';
import styles from './event-photos.module.css';

/** Rows drawn at a time: an evening has a thousand photographs, and a phone should not draw them all. */
const PAGE_SIZE = 60;

/** Every photograph of the event with its state, and what the owner can do about it. */
export function EventPhotoList({ eventId }: { eventId: string }) {
  return (
    <PageSection title="Photographs">
      <QueryView
        options={adminEventPhotosQuery(eventId)}
        subject="photographs"
        stale="The list may be out of date."
        retryLabel="Retry"
      >
        {(photos) =>
          photos.length > 0 ? (
            <FilteredPhotos photos={photos} eventId={eventId} />
          ) : (
            <EmptyState detail="They appear here as they arrive, from this page or from the camera.">
              No photographs yet.
            </EmptyState>
          )
        }
      </QueryView>
    </PageSection>
  );
}

type StateFilter = AdminEventPhoto['state'] | 'all';

function FilteredPhotos({ photos: all, eventId }: { photos: readonly AdminEventPhoto[]; eventId: string }) {
  const { rows: photos, changes } = useHeldRows(all);
  const [search] = useSearchParams();
  const [choice, setChoice] = useState<StateFilter>(
    () => STATE_ORDER.find((state) => state === search.get('show')) ?? 'all',
  );
  const [shown, setShown] = useState(PAGE_SIZE);
  const chosen = photos
    .filter(({ state }) => choice === 'all' || state === choice)
    .toSorted(compareByCapture);
  const countOf = (state: AdminEventPhoto['state']) => photos.filter((photo) => photo.state === state).length;
  return (
    <>
      <div className={styles.filter}>
        <SelectField
          label="Show"
          look="boxed"
          value={choice}
          onChange={({ target }) => {
            const state = STATE_ORDER.find((one) => one === target.value);
            setChoice(state ?? 'all');
          }}
        >
          <option value="all">All ({photos.length})</option>
          {STATE_ORDER.filter((state) => state === choice || countOf(state) > 0).map((state) => (
            <option key={state} value={state}>
              {EVENT_PHOTO_STATES[state].label} ({countOf(state)})
            </option>
          ))}
        </SelectField>
      </div>
      <ListChangesButton label="Photographs" changes={changes} />
      <div className={styles.head} aria-hidden="true">
        <span className={styles.headName}>Photograph</span>
        <span>State</span>
        <span className={styles.headTime}>Taken</span>
        <span className={styles.headActions}>Actions</span>
      </div>
      {chosen.length === 0 && <p className={styles.none}>None at the moment.</p>}
      <ul className={styles.list} aria-label="Photographs">
        {chosen.slice(0, shown).map((photo) => (
          <EventPhotoRow key={photo.id} photo={photo} eventId={eventId} />
        ))}
      </ul>
      {chosen.length > shown && (
        <div>
          <Button size="dense" onClick={() => setShown(shown + PAGE_SIZE)}>
            Show more ({chosen.length - shown})
          </Button>
        </div>
      )}
    </>
  );
}

/** In the order of a photograph's life. */
const STATE_ORDER = ['waiting', 'received', 'published', 'withdrawn', 'failed', 'code-frame'] as const;
