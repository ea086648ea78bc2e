import type { Film } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { useEffect, useRef, useState } from 'react';
import type { FilmControl } from './use-film';
import styles from './film.module.css';

export interface FilmPlayerProps {
  film: Film;
  control: FilmControl;
  /** How wide the poster is laid out. */
  sizes: string;
  /** The page's first picture. */
  priority?: boolean;
}

/** A film over its poster: the poster is there from the start, the film loads when it plays. */
export function FilmPlayer({ film, control, sizes, priority = false }: FilmPlayerProps) {
  return (
    <div className={styles.frame}>
      <Picture picture={film.poster} sizes={sizes} fit="cover" priority={priority} />
      {control.state !== 'poster' && (
        <FilmVideo
          sources={film.sources}
          isRunning={control.state === 'running'}
          onPlaybackRejected={control.pause}
        />
      )}
    </div>
  );
}

interface FilmVideoProps {
  sources: Film['sources'];
  isRunning: boolean;
  /** The browser refused to play it: no file is supported, or it saves power. */
  onPlaybackRejected: () => void;
}

/**
 * The film: silent, looped, and paused while out of view; nothing is loaded before it was visible. Its poster stays
 * until it plays.
 */
function FilmVideo({ sources, isRunning, onPlaybackRejected: onRefused }: FilmVideoProps) {
  const reel = useRef<HTMLVideoElement>(null);
  const [isInSight, setInSight] = useState(false);
  const [hasMoved, setMoved] = useState(false);

  useEffect(() => {
    const video = reel.current;
    if (!video) return undefined;
    const watch = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false));
    watch.observe(video);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    const video = reel.current;
    if (!video) return;
    if (!isRunning || !isInSight) {
      video.pause();
      return;
    }
    video.play().catch((cause: unknown) => {
      // A pause before the first frame also rejects the promise; that is no refusal.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) onRefused();
    });
  }, [isRunning, isInSight, onRefused]);

  return (
    <video
      ref={reel}
      className={styles.reel}
      data-moving={hasMoved || undefined}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setMoved(true)}
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
    </video>
  );
}
