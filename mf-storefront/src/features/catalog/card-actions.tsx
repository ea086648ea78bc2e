import { stockStatusOf, UNTITLED_ARTWORK, type SalesMode } from '@gallery/domain';
import type { ArtworkRecord } from '@gallery/contracts';
import { Button, TextButton, TextLink } from '@gallery/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { HAS_VIEW_TRANSITIONS } from '../../use-artwork-transition';
import styles from './card-actions.module.css';
import { saveScrollPosition } from './saved-scroll-position';

export interface CardActionsProps {
  artwork: ArtworkRecord;
  salesMode: SalesMode;
  /** Opens the lightbox; absent without pictures. */
  onEnlarge?: () => void;
  /** Opens the inquiry dialog, in inquiry mode. */
  onInquire: () => void;
  /** The favorite button. */
  favorite: ReactNode;
}

/**
 * The text buttons at a card's label. On phones only Enlarge, with the others in the lightbox that it opens; from
 * 768 px on INQUIRE, Enlarge and Favorite, since there the title is the way to the artwork.
 */
export function CardActions({ artwork, salesMode, onEnlarge, onInquire, favorite }: CardActionsProps) {
  return (
    <div className={styles.actions}>
      {(salesMode === 'inquire' || !onEnlarge) && (
        <span className={styles.main}>
          <MainAction artwork={artwork} salesMode={salesMode} onInquire={onInquire} />
        </span>
      )}
      {onEnlarge && (
        <span className={styles.enlarge}>
          <TextButton onClick={onEnlarge}>
            Enlarge
            <OfArtwork title={artwork.title} />
          </TextButton>
        </span>
      )}
      <span className={styles.favorite}>{favorite}</span>
    </div>
  );
}

/** The same in the artwork's lightbox, which has room for all of them. */
export function LightboxActions({
  artwork,
  salesMode,
  onInquire,
  favorite,
}: Omit<CardActionsProps, 'onEnlarge'>) {
  return (
    <>
      <MainAction artwork={artwork} salesMode={salesMode} onInquire={onInquire} />
      {favorite}
    </>
  );
}

function MainAction({
  artwork: { title, slug, editionOptions, isFeatured },
  salesMode,
  onInquire,
}: Pick<CardActionsProps, 'artwork' | 'salesMode' | 'onInquire'>) {
  const entry = useLocation().key;
  const ofArtwork = <OfArtwork title={title} />;
  if (stockStatusOf(editionOptions, isFeatured).state === 'sold-out') {
    return (
      <Button variant="text" disabled>
        Sold Out{ofArtwork}
      </Button>
    );
  }
  if (salesMode === 'inquire') {
    return (
      <Button variant="text" onClick={onInquire}>
        INQUIRE{ofArtwork}
      </Button>
    );
  }
  return (
    <TextLink
      to={`/artwork/${slug}`}
      onClick={() => saveScrollPosition(entry)}
      viewTransition={HAS_VIEW_TRANSITIONS}
    >
      View Details{ofArtwork}
    </TextLink>
  );
}

const OfArtwork = ({ title }: { title: string }) => (
  <span className="visually-hidden"> {title || UNTITLED_ARTWORK}</span>
);
