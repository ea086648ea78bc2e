import type { ArtworkCard, FavoriteRecord } from '@gallery/contracts';
import { UNTITLED_ARTWORK } from '@gallery/domain';
import { Button, ArtworkLabel, Picture } from '@gallery/ui';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { priceOrStockLabel } from './price-or-stock-label';
import styles from './saved-artworks.module.css';

/** A third of the page's columns; on phones the first has the whole width and the others share a row. */
const SIZES = '(min-width: 112rem) 33rem, (min-width: 40rem) 30vw, ';

export interface SavedArtworksProps {
  favorites: readonly FavoriteRecord[];
  /** Shown when there is none. */
  empty?: ReactNode;
  /** Removes an artwork; without it they cannot be removed. */
  onRemove?: (artworkId: string) => void;
}

/** The saved works as labels beneath their pictures, in their own ratios. */
export function SavedArtworks({ favorites, empty, onRemove }: SavedArtworksProps) {
  const artworks = useRef<HTMLDivElement>(null);
  const remove = (artworkId: string) => {
    // The button that was pressed disappears with its work.
    artworks.current?.focus({ preventScroll: true });
    onRemove?.(artworkId);
  };
  return (
    <div ref={artworks} tabIndex={-1} className={styles.place}>
      {favorites.length === 0 && empty}
      {favorites.length > 0 && (
        <ul className={styles.works}>
          {favorites.map((favorite, position) => (
            <li key={favorite.id}>
              <SavedArtwork artwork={favorite.artwork} isFirst={position === 0} />
              {onRemove && (
                <div className={styles.remove}>
                  <Button variant="text" onClick={() => remove(favorite.artworkId)}>
                    Remove
                    <span className="visually-hidden">
                      {' '}
                      {favorite.artwork.title || UNTITLED_ARTWORK} from saved works
                    </span>
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function SavedArtwork({ artwork, isFirst }: { artwork: ArtworkCard; isFirst: boolean }) {
  return (
    <Link to={`/fine-art/${artwork.slug}`} className={styles.work}>
      <Picture picture={artwork.photograph} sizes={`${SIZES}${isFirst ? '90vw' : '44vw'}`} alt="" />
      <div className={styles.label}>
        <ArtworkLabel
          title={artwork.title || UNTITLED_ARTWORK}
          heading="h3"
          series={artwork.series}
          year={artwork.year}
          availability={priceOrStockLabel(artwork)}
        />
      </div>
    </Link>
  );
}
