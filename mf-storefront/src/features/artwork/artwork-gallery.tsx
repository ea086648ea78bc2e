import { lazy, Suspense, useState, type CSSProperties } from 'react';
import { artworkPictureSizes, type Picture as PictureRecord } from '@gallery/contracts';
import { framedPictureAlt } from '@gallery/domain';
import { FramedPicture, Picture, TextButton } from '@gallery/ui';
import styles from './artwork-gallery.module.css';
import type { FramedView } from './framed-view';
import { pictureCaption, nextPictureIndex } from './picture-navigation';

const ArtworkLightbox = lazy(() => import('./artwork-lightbox'));

/** Where the drawn frame stands among the pictures: after the first photograph. */
export const FRAMED_VIEW = 1;

export interface ArtworkGalleryProps {
  title: string;
  /** Photographs, then the framed pictures; may be empty. */
  pictures: readonly PictureRecord[];
  /** The first photograph in the chosen size and frame, drawn as the second picture; null for unframed works. */
  framed: FramedView | null;
  /** Index of the picture shown; the drawn one counts. */
  shown: number;
  onShow: (index: number) => void;
  /** View transition style of the picture. */
  transition?: CSSProperties;
}

/** The artwork's pictures: Previous and Next wrap around, Enlarge or a click on the picture opens the lightbox. */
export function ArtworkGallery({ title, pictures, framed, shown, onShow, transition }: ArtworkGalleryProps) {
  const [isEnlarged, setEnlarged] = useState(false);
  const [first] = pictures;
  if (!first) return <Picture picture={null} sizes="100vw" alt={title} />;

  const drawn = shown === FRAMED_VIEW ? framed : null;
  const skipped = framed && shown >= FRAMED_VIEW ? 1 : 0;
  const picture = pictures[shown - skipped] ?? first;
  const count = pictures.length + (framed ? 1 : 0);
  const turn = (by: number) => onShow(nextPictureIndex(shown, by, count));
  const close = (seen: number) => {
    onShow(framed && seen >= FRAMED_VIEW ? seen + 1 : seen);
    setEnlarged(false);
  };
  const shape: CSSProperties & Record<'--ratio', number> = { '--ratio': first.width / first.height };

  return (
    <figure className={styles.gallery} style={shape}>
      <button
        type="button"
        className={styles.enlarge}
        style={transition}
        aria-label={`Enlarge ${title}`}
        onClick={() => setEnlarged(true)}
      >
        {drawn ? (
          <span className={styles.framed}>
            <span>
              <FramedPicture
                framed={drawn.dimensions}
                picture={first}
                sizes={artworkPictureSizes(first)}
                alt={framedPictureAlt(title, drawn.frame)}
                maxHeight="84cqh"
              />
            </span>
          </span>
        ) : (
          <Picture
            key={picture.id}
            picture={picture}
            sizes={artworkPictureSizes(first)}
            priority={shown === 0}
            title={title}
          />
        )}
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
          <ArtworkLightbox
            title={title}
            pictures={pictures}
            start={drawn ? 0 : shown - skipped}
            onClose={close}
          />
        </Suspense>
      )}
    </figure>
  );
}
