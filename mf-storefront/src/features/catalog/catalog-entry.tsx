import { UNTITLED_ARTWORK } from '@gallery/domain';
import type { ArtworkRecord } from '@gallery/contracts';
import { ArtworkLabel, Picture } from '@gallery/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { HAS_VIEW_TRANSITIONS, useArtworkTransition } from '../../use-artwork-transition';
import { ArtworkAvailability } from './artwork-availability';
import styles from './catalog-entry.module.css';
import { catalogPictureSizes, isFullWidth } from './catalog-picture-sizes';
import { saveScrollPosition } from './saved-scroll-position';

export interface CatalogEntryProps {
  artwork: ArtworkRecord;
  /** Position in the grid, from 0; decides its size. */
  position: number;
  /** Below the label, under 768 px only. */
  actions: ReactNode;
}

/**
 * An artwork in the catalog: framed picture and label on desktops, a card with the bare picture on phones. One
 * element for both, so that the server need not know the viewport; the style sheet chooses.
 */
export function CatalogEntry({ artwork, position, actions }: CatalogEntryProps) {
  const [framed = null] = artwork.catalogueImages;
  const [bare = null] = artwork.artworkImages;
  const transition = useArtworkTransition(artwork);
  return (
    <div>
      <div className={styles.work} data-plate={isFullWidth(position) || undefined}>
        <div className={styles.plate} style={transition}>
          <Picture
            picture={bare ?? framed}
            wide={framed}
            sizes={catalogPictureSizes(position)}
            priority={position === 0}
          />
        </div>
        <div className={styles.label}>
          <ArtworkLabel
            title={<TitleLinks title={artwork.title || UNTITLED_ARTWORK} slug={artwork.slug} />}
            series={artwork.series}
            year={artwork.year}
            medium={artwork.medium}
            availability={<ArtworkAvailability artwork={artwork} />}
            size={isFullWidth(position) ? 'plate' : 'work'}
            layout="spread"
          />
        </div>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

/**
 * Desktop entries link to /fine-art, cards to /artwork: two links, one of them hidden. Each covers the picture and
 * the label.
 */
function TitleLinks({ title, slug }: { title: string; slug: string }) {
  const entry = useLocation().key;
  const save = () => saveScrollPosition(entry);
  return (
    <>
      <Link
        to={`/fine-art/${slug}`}
        className={styles.entryLink}
        onClick={save}
        viewTransition={HAS_VIEW_TRANSITIONS}
      >
        {title}
      </Link>
      <Link
        to={`/artwork/${slug}`}
        className={styles.cardLink}
        onClick={save}
        viewTransition={HAS_VIEW_TRANSITIONS}
      >
        {title}
      </Link>
    </>
  );
}
