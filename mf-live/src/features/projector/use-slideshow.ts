import type { EventPhoto } from '@gallery/contracts';
import { useEffect, useRef, useState } from 'react';
import { nextSlide, initialSlideshow, SLIDE_DURATION_MS } from './slideshow';

/** The current photo, and the one that follows unless a new one arrives: its file is preloaded. */
export interface Slides {
  current: EventPhoto | null;
  next: EventPhoto | null;
}

/**
 * The current photo: the first at once, the next every eight seconds.
 * @param photos newest first
 */
export function useSlideshow(photos: readonly EventPhoto[]): Slides {
  const [show, setShow] = useState(initialSlideshow);
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  });
  const shown = photos.find(({ seq }) => seq === show.current) ?? null;
  const isMissing = shown === null && photos.length > 0;

  useEffect(() => {
    const turn = () =>
      setShow((before) =>
        nextSlide(
          before,
          latest.current.map(({ seq }) => seq),
        ),
      );
    if (isMissing) turn();
    const timer = setInterval(turn, SLIDE_DURATION_MS);
    return () => clearInterval(timer);
  }, [isMissing]);

  const { current: nextSeq } = nextSlide(
    show,
    photos.map(({ seq }) => seq),
  );
  const next = nextSeq === show.current ? null : (photos.find(({ seq }) => seq === nextSeq) ?? null);
  return { current: shown, next };
}
