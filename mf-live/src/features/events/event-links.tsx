import type { EventRecord } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { ButtonLink, TextLink } from '@gallery/ui';
import { Link } from 'react-router';
import styles from './event-links.module.css';

/** Links to the gallery's current event and to this one. */
export function EventLinks({ id, status, title }: Pick<EventRecord, 'id' | 'status' | 'title'>) {
  const brandId = useGallerySettings(({ settings }) => settings.brand.id);
  return (
    <p className={styles.links}>
      {status === 'live' && (
        <ButtonLink variant="filled" render={(parts) => <Link to={`/live-event/${brandId}`} {...parts} />}>
          View Live
        </ButtonLink>
      )}
      <TextLink
        render={(parts) => (
          <Link to={`/live-event/${id}`} aria-label={`Open this event: ${title}`} {...parts} />
        )}
      >
        Open this event
      </TextLink>
    </p>
  );
}
