import { UNTITLED_ARTWORK } from '@gallery/domain';
import type { ArtworkCard, SiteContent } from '@gallery/contracts';
import { ButtonLink, ArtworkLabel, Picture } from '@gallery/ui';
import { useId } from 'react';
import { Link } from 'react-router';
import styles from './available-at.module.css';
import { findExhibitedPrints } from './exhibited-prints';
import { RoomSlideshow } from './room-slideshow';

/** Five thirteenths of the page. */
const FRAMED_PICTURE_SIZES =
  '(min-width: 112rem) 36.5rem, (min-width: 64rem) 31vw, (min-width: 40rem) 44vw, 90vw';

export interface AvailableAtProps {
  place: NonNullable<SiteContent['home']['availableAt']>;
  /** Public artworks; the framed prints are among them. */
  artworks: readonly ArtworkCard[];
}

/** The gallery that shows prints by appointment: its rooms, two framed prints, and its contact. */
export function AvailableAt({ place: { gallery, note, text, rooms, works }, artworks }: AvailableAtProps) {
  const titleId = useId();
  return (
    <section className={styles.place} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          Now Available at
        </h2>
        <p className={styles.gallery}>{[gallery, note].filter(Boolean).join(', ')}</p>
      </header>
      {rooms.length > 0 && <RoomSlideshow gallery={gallery} rooms={rooms} />}
      <div className={styles.works}>
        {findExhibitedPrints(works, artworks).map(({ artwork, line }) => (
          <Link key={artwork.id} to={`/fine-art/${artwork.slug}`} className={styles.work}>
            <Picture picture={artwork.picture} sizes={FRAMED_PICTURE_SIZES} />
            <div className={styles.label}>
              <ArtworkLabel
                title={artwork.title || UNTITLED_ARTWORK}
                heading="h3"
                series={artwork.series}
                year={artwork.year}
                medium={artwork.medium}
                availability={line}
              />
            </div>
          </Link>
        ))}
        <div className={styles.ask}>
          {text && <p className={styles.text}>{text}</p>}
          <ButtonLink to="/contact#contact-form">Contact to Acquire</ButtonLink>
        </div>
      </div>
    </section>
  );
}
