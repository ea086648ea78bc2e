import type { ArtworkCard } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { Link } from 'react-router';
import { HAS_VIEW_TRANSITIONS, useArtworkTransition } from '../../../use-artwork-transition';
import styles from './artwork-carousel.module.css';
import { slidePicture } from './slide-picture';

export interface CarouselSlideProps {
  artwork: ArtworkCard;
  /** False for a neighbour: its picture is fetched, but nobody sees or reaches it yet. */
  isShown: boolean;
}

/** One work on the carousel's stage, in its own ratio, leading to its page. */
export function CarouselSlide({ artwork, isShown }: CarouselSlideProps) {
  const { picture, ratio, sizes, isNarrow } = slidePicture(artwork);
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
        // A neighbour stands aside, unseen: no picture is to fly in from there.
        style={{ aspectRatio: ratio, ...(isShown && transition) }}
        data-narrow={isNarrow || undefined}
        draggable={false}
        // The label's title leads to the same page: one stop of the keyboard is enough.
        tabIndex={-1}
      >
        <Picture picture={picture} sizes={sizes} alt={picture?.alt || artwork.title} />
      </Link>
    </div>
  );
}
