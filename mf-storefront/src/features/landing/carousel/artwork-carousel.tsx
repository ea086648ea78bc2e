import { UNTITLED_ARTWORK } from '@gallery/domain';
import type { ArtworkCard } from '@gallery/contracts';
import { Button, ArtworkLabel } from '@gallery/ui';
import { useCallback, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router';
import { HAS_VIEW_TRANSITIONS } from '../../../use-artwork-transition';
import styles from './artwork-carousel.module.css';
import { CarouselDots } from './carousel-dots';
import { slidePicture } from './slide-picture';
import { CarouselSlide } from './carousel-slide';
import { positionsToLoad, initialPosition, stepPosition, type CarouselStep } from './carousel-navigation';
import { useArrowKeys } from './use-arrow-keys';
import { useSwipe } from './use-swipe';

export interface ArtworkCarouselProps {
  /** All works on show; without any the carousel is left out. */
  artworks: readonly ArtworkCard[];
  /** The visit's number: it decides with which work the carousel begins. */
  seed: number;
  /** What the label says about buying the work. */
  availabilityOf: (artwork: ArtworkCard) => ReactNode;
}

/** Every work, one at a time, as tall as the window allows. */
export function ArtworkCarousel({ artworks, seed, availabilityOf }: ArtworkCarouselProps) {
  const carousel = useRef<HTMLElement>(null);
  const [selected, choose] = useState<number | null>(null);
  const count = artworks.length;
  // The list may have grown or shrunk since the work was chosen.
  const position = (selected ?? initialPosition(seed, count)) % count;
  const turn = useCallback(
    (by: CarouselStep) => choose((now) => stepPosition(now ?? initialPosition(seed, count), by, count)),
    [seed, count],
  );
  useArrowKeys(carousel, turn);
  const swipe = useSwipe(turn);

  const artwork = artworks[position];
  if (!artwork) return null;
  return (
    <section ref={carousel} className={styles.carousel} aria-roledescription="carousel" aria-label="Artworks">
      <div className={styles.stage} {...swipe}>
        {positionsToLoad(position, count).map((index) => {
          const artwork = artworks[index];
          return artwork && <CarouselSlide key={artwork.id} artwork={artwork} isShown={index === position} />;
        })}
      </div>
      {count > 1 && (
        <>
          <div className={styles.words}>
            <Button variant="text" onClick={() => turn(-1)}>
              Previous
            </Button>
            <Button variant="text" onClick={() => turn(1)}>
              Next
            </Button>
          </div>
          <CarouselDots artworks={artworks} position={position} onChoose={choose} />
          <p className={styles.count}>
            {position + 1} of {count}
          </p>
        </>
      )}
      <div className={styles.label} style={labelPosition(artwork)} aria-live="polite" aria-atomic="true">
        <div key={artwork.id} className={styles.arriving}>
          <ArtworkLabel
            title={
              <Link to={`/fine-art/${artwork.slug}`} viewTransition={HAS_VIEW_TRANSITIONS}>
                {artwork.title || UNTITLED_ARTWORK}
              </Link>
            }
            series={artwork.series}
            year={artwork.year}
            medium={artwork.medium}
            availability={availabilityOf(artwork)}
            size="plate"
          />
        </div>
      </div>
    </section>
  );
}

/** The label hangs beside its work, however narrow that is: the style sheet reckons the plate's edge from its ratio. */
function labelPosition(artwork: ArtworkCard): CSSProperties {
  const variables: Record<string, string> = { '--ratio': slidePicture(artwork).ratio };
  return variables;
}
