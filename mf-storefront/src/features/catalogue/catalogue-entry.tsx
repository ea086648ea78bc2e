import { UNTITLED } from '@gallery/domain';
import type { ArtworkRecord } from '@gallery/contracts';
import { MuseumLabel, Picture } from '@gallery/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { HAS_VIEW_TRANSITIONS, useWorkTransition } from '../../work-transition';
import { Availability } from './availability';
import styles from './catalogue-entry.module.css';
import { catalogueSizes, isPlate } from './catalogue-picture';
import { saveScroll } from './scroll-memory';

export interface CatalogueEntryProps {
  artwork: ArtworkRecord;
  /** Its place on the wall, from 0; decides its size. */
  position: number;
  /** Beneath the label, below 768 px only. */
  actions: ReactNode;
}

/**
 * A work in the catalogue: the framed picture and its label on desktops, a card with the bare work on phones.
 * One element is both, so that the server need not know the window; the style sheet chooses.
 */
export function CatalogueEntry({ artwork, position, actions }: CatalogueEntryProps) {
  const [framed = null] = artwork.catalogueImages;
  const [bare = null] = artwork.artworkImages;
  const transition = useWorkTransition(artwork);
  return (
    <div>
      <div className={styles.work} data-plate={isPlate(position) || undefined}>
        <div className={styles.plate} style={transition}>
          <Picture
            picture={bare ?? framed}
            wide={framed}
            sizes={catalogueSizes(position)}
            priority={position === 0}
          />
        </div>
        <div className={styles.label}>
          <MuseumLabel
            title={<TitleLinks title={artwork.title || UNTITLED} slug={artwork.slug} />}
            series={artwork.series}
            year={artwork.year}
            medium={artwork.medium}
            availability={<Availability artwork={artwork} />}
            size={isPlate(position) ? 'plate' : 'work'}
            layout="spread"
          />
        </div>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

/**
 * The catalogue's entries lead to /fine-art, its cards to /artwork: two links, of which one is there at a time.
 * Each reaches over the picture and the label.
 */
function TitleLinks({ title, slug }: { title: string; slug: string }) {
  const entry = useLocation().key;
  const save = () => saveScroll(entry);
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
