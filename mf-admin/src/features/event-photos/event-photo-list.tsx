import { adminEventPhotosQuery } from '@gallery/api-client';
import type { AdminEventPhoto, AdminEventPhotoList } from '@gallery/contracts';
import { EmptyState } from '@gallery/ui';
import { SelectFilter } from '../../components/filters/filter-fields';
import { keyOf, listFilters, type FilterOption } from '../../components/filters/filter-parser';
import { useFilters, type Filters } from '../../components/filters/use-filters';
import { usePagedList, type PagedList } from '../../components/lists/use-paged-list';
import { PageSection } from '../../components/page/page-section';
import { EventPhotoRow, EVENT_PHOTO_STATES } from './event-photo-row';
import styles from './event-photos.module.css';
import { PhotoPages } from './photo-pages';

const PHOTO_FILTERS = listFilters({ show: keyOf(EVENT_PHOTO_STATES) });

interface EventPhotos {
  filters: Filters<'show'>;
  list: PagedList<AdminEventPhoto>;
  /** Counts of the whole event; undefined until the first answer. */
  counts: AdminEventPhotoList['counts'] | undefined;
}

/** The photographs of an event, the latest first; the address says which of them are shown. */
export function useEventPhotos(eventId: string): EventPhotos {
  const filters = useFilters(PHOTO_FILTERS.defaults);
  const { show: state } = PHOTO_FILTERS.toFilter(filters.values);
  const list = usePagedList((cursor) => adminEventPhotosQuery(eventId, state ? { state } : {}, cursor));
  return { filters, list, counts: list.firstPage?.counts };
}

/** The photographs of the event with their states, and what the owner can do about each. */
export function EventPhotoList({ filters, list, counts }: EventPhotos) {
  const isNew = (list.changes?.newCount ?? 0) > 0;
  return (
    <PageSection title="Photographs">
      {counts && (
        <div className={styles.filter} hidden={allOf(counts) === 0}>
          <SelectFilter label="Show" name="show" filters={filters} options={optionsOf(counts, filters)} />
        </div>
      )}
      <PhotoPages label="Photographs" list={list}>
        {(photos) => {
          if (counts && allOf(counts) === 0)
            return (
              <EmptyState detail="They appear here as they arrive, from this page or from the camera.">
                No photographs yet.
              </EmptyState>
            );
          if (photos.length === 0) return !isNew && <p className={styles.none}>None at the moment.</p>;
          return (
            <>
              <div className={styles.head} aria-hidden="true">
                <span className={styles.headName}>Photograph</span>
                <span>State</span>
                <span className={styles.headTime}>Taken</span>
                <span className={styles.headActions}>Actions</span>
              </div>
              <ul className={styles.list} aria-label="Photographs">
                {photos.map((photo) => (
                  <EventPhotoRow key={photo.id} photo={photo} />
                ))}
              </ul>
            </>
          );
        }}
      </PhotoPages>
    </PageSection>
  );
}

/** In the order of a photograph's life. */
const STATE_ORDER = ['waiting', 'received', 'published', 'withdrawn', 'failed', 'code-frame'] as const;

const allOf = (counts: AdminEventPhotoList['counts']): number =>
  STATE_ORDER.reduce((total, state) => total + counts[state], 0);

/** States that no photograph is in are left out, unless they are asked for. */
const optionsOf = (
  counts: AdminEventPhotoList['counts'],
  { values }: Pick<Filters<'show'>, 'values'>,
): FilterOption[] => [
  { value: '', label: `All (${allOf(counts)})` },
  ...STATE_ORDER.filter((state) => state === values.show || counts[state] > 0).map((state) => ({
    value: state,
    label: `${EVENT_PHOTO_STATES[state].label} (${counts[state]})`,
  })),
];

/** `24 photographs, 3 waiting for approval`; frames of guests' codes do not count. */
export function eventPhotoCountLabel(counts: AdminEventPhotoList['counts']): string {
  const count = allOf(counts) - counts['code-frame'];
  const all = count === 1 ? '1 photograph' : `${count} photographs`;
  return counts.waiting > 0 ? `${all}, ${counts.waiting} waiting for approval` : all;
}
