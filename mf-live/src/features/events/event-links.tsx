import type { EventRecord } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { ButtonLink, TextLink } from '@gallery/ui';
import styles from './event-links.module.css';

/** Links to the gallery's current event and to this one. */
export function EventLinks({ id, status, title }: Pick<EventRecord, 'id' | 'status' | 'title'>) {
  const brandId = useGallerySettings(({ settings }) => settings.brand.id);
  return (
    <p className={styles.links}>
      {status === 'live' && (
        <ButtonLink variant="filled" to={`/live-event/${brandId}`}>
          View Live
        </ButtonLink>
      )}
      <TextLink to={`/live-event/${id}`} aria-label={`Open this event: ${title}`}>
        Open this event
      </TextLink>
    </p>
  );
}
