import { UNTITLED_ARTWORK } from '@gallery/domain';
import type { ArtworkCard } from '@gallery/contracts';
import { Button, ArtworkLabel } from '@gallery/ui';
import {
  useCallback,
  useRef,
  useState,
  type ReactNode,
  useEffect,
  type RefObject,
  type PointerEvent,
} from 'react';
import { Link } from 'react-router';
import { HAS_VIEW_TRANSITIONS } from '../../../use-artwork-transition';
import { CarouselDots } from './carousel-dots';
import { CarouselSlide } from './carousel-slide';
import {
  positionsToLoad,
  initialPosition,
  stepPosition,
  type CarouselStep,
  arrowKeyStep,
  swipeStep,
} from './carousel-gestures';
import styles from './artwork-carousel.module.css';

export interface ArtworkCarouselProps {
  /** All public artworks; without any the carousel is left out. */
  artworks: readonly ArtworkCard[];
  /** The visit's seed: decides the first artwork. */
  seed: number;
  /** The availability on the label. */
  availabilityOf: (artwork: ArtworkCard) => ReactNode;
}

/** The artworks one at a time, as tall as the viewport. */
export function ArtworkCarousel({ artworks, seed, availabilityOf }: ArtworkCarouselProps) {
  const carousel = useRef<HTMLElement>(null);
  const [selected, choose] = useState<number | null>(null);
  const count = artworks.length;
  // The list may have changed since the artwork was selected.
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
      <div className={styles.label} aria-live="polite" aria-atomic="true">
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
          />
        </div>
      </div>
    </section>
  );
}

/**
 * Handles the left and right arrow: while the focus is inside the element, and while the element is in the middle of
 * the viewport and the focus is on nothing that uses these keys.
 */
function useArrowKeys(element: RefObject<HTMLElement | null>, onTurn: (turn: CarouselStep) => void): void {
  useEffect(() => {
    const turnByKey = (event: KeyboardEvent) => {
      const turn = arrowKeyStep(event.key);
      const isTaken =
        event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (turn === null || isTaken || !isForCarousel(element.current, event.target)) return;
      event.preventDefault();
      onTurn(turn);
    };
    document.addEventListener('keydown', turnByKey);
    return () => document.removeEventListener('keydown', turnByKey);
  }, [element, onTurn]);
}

/** Elements that use these keys. */
const USES_ARROW_KEYS =
  'input, select, textarea, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="tablist"]';

function isForCarousel(element: HTMLElement | null, target: EventTarget | null): boolean {
  if (!element || !(target instanceof Element)) return false;
  if (element.contains(target)) return true;
  const { top, bottom } = element.getBoundingClientRect();
  const middle = window.innerHeight / 2;
  return top <= middle && bottom >= middle && target.closest(USES_ARROW_KEYS) === null;
}

/** Event handlers of the swiped element. */
interface SwipeHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

/**
 * Handles swipes by touch or pen; a mouse has buttons. The element needs `touch-action: pan-y pinch-zoom`: the
 * browser then scrolls and zooms by itself and cancels the pointer, and every other direction is handled here.
 */
function useSwipe(onTurn: (turn: CarouselStep) => void): SwipeHandlers {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerId, pointerType, isPrimary, clientX, clientY }) => {
      // A second finger means zooming.
      const isSwipe = pointerType !== 'mouse' && isPrimary;
      start.current = isSwipe ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }) => {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId) return;
      const turn = swipeStep({ x: clientX - from.x, y: clientY - from.y });
      if (turn !== null) onTurn(turn);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
