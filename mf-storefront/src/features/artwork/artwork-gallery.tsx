import { lazy, Suspense, useState, type CSSProperties } from 'react';
import { ARTWORK_PICTURE_SIZES, type Picture as PictureRecord } from '@gallery/contracts';
import { Picture, TextButton } from '@gallery/ui';
import styles from './artwork-gallery.module.css';
import { pictureCaption, nextPictureIndex } from './picture-navigation';

const ArtworkLightbox = lazy(() => import('./artwork-lightbox'));

export interface ArtworkGalleryProps {
  title: string;
  /** Photographs, then the framed pictures; may be empty. */
  pictures: readonly PictureRecord[];
  /** View transition style of the picture. */
  transition?: CSSProperties;
}

/** The artwork's pictures: Previous and Next wrap around, Enlarge or a click on the picture opens the lightbox. */
export function ArtworkGallery({ title, pictures, transition }: ArtworkGalleryProps) {
  const [shown, setShown] = useState(0);
  const [isEnlarged, setEnlarged] = useState(false);
  const count = pictures.length;
  const picture = pictures[shown] ?? null;
  const turn = (by: number) => setShown((now) => nextPictureIndex(now, by, count));
  const close = (seen: number) => {
    setShown(seen);
    setEnlarged(false);
  };

  if (!picture) return <Picture picture={null} sizes={ARTWORK_PICTURE_SIZES} alt={title} />;
  return (
    <figure className={styles.gallery}>
      <button
        type="button"
        className={styles.enlarge}
        style={transition}
        aria-label={`Enlarge ${title}`}
        onClick={() => setEnlarged(true)}
      >
        <Picture
          key={picture.id}
          picture={picture}
          sizes={ARTWORK_PICTURE_SIZES}
          priority={shown === 0}
          title={title}
        />
      </button>
      <figcaption className={styles.bar}>
        <span aria-live="polite">{pictureCaption(shown, count)}</span>
        <span className={styles.words}>
          {count > 1 && (
            <>
              <TextButton onClick={() => turn(-1)}>Previous</TextButton>
              <TextButton onClick={() => turn(1)}>Next</TextButton>
            </>
          )}
          <TextButton onClick={() => setEnlarged(true)}>Enlarge</TextButton>
        </span>
      </figcaption>
      {isEnlarged && (
        <Suspense>
          <ArtworkLightbox title={title} pictures={pictures} start={shown} onClose={close} />
        </Suspense>
      )}
    </figure>
  );
}
