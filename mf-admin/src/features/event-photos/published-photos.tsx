import { adminEventPhotosQuery } from '@gallery/api-client';
import type { AdminEventPhoto } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { usePagedList } from '../../components/lists/use-paged-list';
import { MutedText } from '../../components/text/muted-text';
import { PhotoPages } from './photo-pages';
import styles from './published-photos.module.css';

/** Pictures read at a time: a phone should not draw an evening's thousand. */
const PAGE_SIZE = 12;

interface PublishedPhotosProps {
  eventId: string;
  /** Called with the photograph that a guest wants. */
  onSell: (photo: AdminEventPhoto) => void;
}

/** What guests see and can buy, the latest first; a press sells one. */
export function PublishedPhotos({ eventId, onSell }: PublishedPhotosProps) {
  const list = usePagedList((cursor) =>
    adminEventPhotosQuery(eventId, { state: 'for-sale', limit: PAGE_SIZE }, cursor),
  );
  return (
    <PhotoPages label="Photographs for sale" list={list}>
      {(photos) =>
        photos.length === 0 ? (
          <MutedText>No photographs can be sold yet.</MutedText>
        ) : (
          <ul className={styles.grid} aria-label="Photographs for sale">
            {photos.map((photo) => (
              <li key={photo.id}>
                <button
                  type="button"
                  className={styles.photo}
                  aria-label={`Sell No. ${photo.seq}`}
                  onClick={() => onSell(photo)}
                >
                  <Picture picture={photo.picture} sizes="(min-width: 48rem) 10rem, 30vw" alt="" />
                  <span>No. {photo.seq}</span>
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </PhotoPages>
  );
}
