import { UNTITLED_ARTWORK } from '@gallery/domain';
import type { ArtworkCard } from '@gallery/contracts';
import { useEffect, useRef } from 'react';
import styles from './carousel-dots.module.css';

export interface CarouselDotsProps {
  artworks: readonly ArtworkCard[];
  position: number;
  onChoose: (position: number) => void;
}

/** A dot for every artwork. One tab stop: inside, arrow keys move the carousel and the focus follows. */
export function CarouselDots({ artworks, position, onChoose }: CarouselDotsProps) {
  const dots = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const group = dots.current;
    const current = group?.querySelector<HTMLElement>('[aria-current]');
    if (!group || !current) return;
    // `scrollIntoView` would move the page as well.
    group.scrollLeft = current.offsetLeft - (group.clientWidth - current.offsetWidth) / 2;
    if (group.contains(document.activeElement)) current.focus({ preventScroll: true });
  }, [position]);

  return (
    <fieldset ref={dots} className={styles.dots} aria-label="Choose an artwork">
      {artworks.map((artwork, index) => {
        const isShown = index === position;
        return (
          <button
            key={artwork.id}
            type="button"
            className={styles.dot}
            aria-label={`${artwork.title || UNTITLED_ARTWORK}, ${index + 1} of ${artworks.length}`}
            aria-current={isShown || undefined}
            tabIndex={isShown ? 0 : -1}
            onClick={() => onChoose(index)}
          />
        );
      })}
    </fieldset>
  );
}
