import type { SiteContent } from '@gallery/contracts';
import { Picture, TextButton } from '@gallery/ui';
import { lazy, Suspense, useState } from 'react';
import { stepPosition, type CarouselStep } from '../carousel/carousel-gestures';
import styles from './room-slideshow.module.css';

const RoomLightbox = lazy(() => import('./room-lightbox'));

const SIZES = '(min-width: 112rem) 100rem, (min-width: 64rem) 87vw, 90vw';

type Room = NonNullable<SiteContent['home']['availableAt']>['rooms'][number];

export interface RoomSlideshowProps {
  /** Name of the rooms' gallery. */
  gallery: string;
  /** At least one. */
  rooms: readonly Room[];
}

/** Pictures of the rooms: Previous and Next wrap around, Enlarge or a click on the picture opens the lightbox. */
export function RoomSlideshow({ gallery, rooms }: RoomSlideshowProps) {
  const [position, setPosition] = useState(0);
  const [isEnlarged, setEnlarged] = useState(false);
  const count = rooms.length;
  const room = rooms[position % count];
  if (!room) return null;

  const turn = (by: CarouselStep) => setPosition((now) => stepPosition(now, by, count));
  const caption = count > 1 ? `${room.caption}, ${position + 1} of ${count}` : room.caption;
  const turns = count > 1 ? { onPrevious: () => turn(-1), onNext: () => turn(1) } : {};
  const enlarge = () => setEnlarged(true);
  return (
    <figure className={styles.slideshow}>
      <button
        type="button"
        className={styles.enlarge}
        aria-label={`Enlarge ${room.caption}`}
        onClick={enlarge}
      >
        <Picture picture={room.picture} sizes={SIZES} />
      </button>
      <figcaption className={styles.bar}>
        <span className={styles.caption} aria-live="polite">
          {caption}
        </span>
        <span className={styles.words}>
          {count > 1 && (
            <>
              <TextButton onClick={() => turn(-1)}>Previous</TextButton>
              <TextButton onClick={() => turn(1)}>Next</TextButton>
            </>
          )}
          <TextButton className={styles.enlargeWord} onClick={enlarge}>
            Enlarge
          </TextButton>
        </span>
      </figcaption>
      {isEnlarged && (
        <Suspense>
          <RoomLightbox
            label={gallery}
            picture={room.picture}
            caption={caption}
            onClose={() => setEnlarged(false)}
            {...turns}
          />
        </Suspense>
      )}
    </figure>
  );
}
