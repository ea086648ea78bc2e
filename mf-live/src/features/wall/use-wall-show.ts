import type { EventPhoto } from '@gallery/contracts';
import { useEffect, useRef, useState } from 'react';
import { nextOnWall, noShow } from './wall-show';

/** How long a photograph hangs. */
export const TURN_MS = 8_000;

/** What hangs, and what will unless something arrives: its file is fetched ahead. */
export interface WallTurn {
  current: EventPhoto | null;
  next: EventPhoto | null;
}

/** The photograph that hangs now: the first at once, the next every eight seconds. @param photos newest first */
export function useWallShow(photos: readonly EventPhoto[]): WallTurn {
  const [show, setShow] = useState(noShow);
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  });
  const shown = photos.find(({ seq }) => seq === show.current) ?? null;
  const isMissing = shown === null && photos.length > 0;

  useEffect(() => {
    const turn = () =>
      setShow((before) =>
        nextOnWall(
          before,
          latest.current.map(({ seq }) => seq),
        ),
      );
    if (isMissing) turn();
    const timer = setInterval(turn, TURN_MS);
    return () => clearInterval(timer);
  }, [isMissing]);

  const { current: nextSeq } = nextOnWall(
    show,
    photos.map(({ seq }) => seq),
  );
  const next = nextSeq === show.current ? null : (photos.find(({ seq }) => seq === nextSeq) ?? null);
  return { current: shown, next };
}
