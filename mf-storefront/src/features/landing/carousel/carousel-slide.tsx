import type { ArtworkCard } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { Link } from 'react-router';
import { HAS_VIEW_TRANSITIONS, useArtworkTransition } from '../../../use-artwork-transition';
import styles from './artwork-carousel.module.css';
import { slidePicture } from './slide-picture';

export interface CarouselSlideProps {
  artwork: ArtworkCard;
  /** False for a neighbor: its picture is loaded, but hidden and not focusable. */
  isShown: boolean;
}

/** An artwork in the carousel, in its own ratio, linking to its page. */
export function CarouselSlide({ artwork, isShown }: CarouselSlideProps) {
  const { picture, ratio, sizes } = slidePicture(artwork);
  const transition = useArtworkTransition(artwork);
  return (
    <div
      className={styles.slide}
      data-shown={isShown || undefined}
      aria-hidden={!isShown || undefined}
      inert={!isShown}
    >
      <Link
        to={`/fine-art/${artwork.slug}`}
        className={styles.plate}
        viewTransition={HAS_VIEW_TRANSITIONS}
        // A hidden neighbor must not start a view transition.
        style={{ aspectRatio: ratio, ...(isShown && transition) }}
        draggable={false}
        // The label's title links to the same page: one tab stop is enough.
        tabIndex={-1}
      >
        <Picture picture={picture} sizes={sizes} alt={picture?.alt || artwork.title} title={artwork.title} />
      </Link>
    </div>
  );
}
