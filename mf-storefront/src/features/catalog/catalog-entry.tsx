import { UNTITLED_ARTWORK } from '@gallery/domain';
import type { ArtworkRecord } from '@gallery/contracts';
import { ArtworkLabel, Picture } from '@gallery/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { HAS_VIEW_TRANSITIONS, useArtworkTransition } from '../../use-artwork-transition';
import { ArtworkAvailability } from './artwork-availability';
import styles from './catalog-entry.module.css';
import { catalogPictureSizes } from './catalog-picture-sizes';
import { saveScrollPosition } from './saved-scroll-position';

export interface CatalogEntryProps {
  artwork: ArtworkRecord;
  /** The first of the grid, whose picture is loaded with priority. */
  isFirst: boolean;
  /** Of full width, from 768 px on. */
  isPlate: boolean;
  /** Below the label. */
  actions: ReactNode;
}

/**
 * An artwork in the catalog: framed picture and label on desktops, a card with the bare picture on phones. One
 * element for both, so that the server need not know the viewport; the style sheet chooses.
 */
export function CatalogEntry({ artwork, isFirst, isPlate, actions }: CatalogEntryProps) {
  const [framed = null] = artwork.catalogueImages;
  const [bare = null] = artwork.artworkImages;
  const transition = useArtworkTransition(artwork);
  return (
    <div className={styles.work} data-plate={isPlate || undefined}>
      <div className={styles.plate} style={transition}>
        <Picture
          picture={bare ?? framed}
          wide={framed}
          sizes={catalogPictureSizes(isPlate)}
          priority={isFirst}
          title={artwork.title}
        />
      </div>
      <div className={styles.label}>
        <ArtworkLabel
          title={<TitleLinks title={artwork.title || UNTITLED_ARTWORK} slug={artwork.slug} />}
          series={artwork.series}
          year={artwork.year}
          medium={artwork.medium}
          availability={<ArtworkAvailability artwork={artwork} />}
          size={isPlate ? 'plate' : 'work'}
          layout="spread"
        />
        <div className={styles.actions}>{actions}</div>
      </div>
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
