import type { AdminEventPhoto } from '@gallery/contracts';
import { Button, Picture } from '@gallery/ui';
import { useState } from 'react';
import { MutedText } from '../../components/text/muted-text';
import { compareByCapture } from './event-photo-row';
import styles from './published-photos.module.css';

/** Pictures drawn at a time: a phone should not draw an evening's thousand. */
const PAGE_SIZE = 12;

interface PublishedPhotosProps {
  photos: readonly AdminEventPhoto[];
  /** Called with the photograph that a guest wants. */
  onSell: (photo: AdminEventPhoto) => void;
}

/** What guests see and can buy, the latest first; a press sells one. */
export function PublishedPhotos({ photos, onSell }: PublishedPhotosProps) {
  const [shown, setShown] = useState(PAGE_SIZE);
  const published = photos
    .filter(({ state, isAvailableForOrder }) => state === 'published' && isAvailableForOrder)
    .toSorted(compareByCapture);
  if (published.length === 0) return <MutedText>No photograph can be sold yet.</MutedText>;
  return (
    <>
      <ul className={styles.grid} aria-label="Photographs for sale">
        {published.slice(0, shown).map((photo) => (
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
      {published.length > shown && (
        <div>
          <Button size="dense" onClick={() => setShown(shown + PAGE_SIZE)}>
            Show more ({published.length - shown})
          </Button>
        </div>
      )}
    </>
  );
}
