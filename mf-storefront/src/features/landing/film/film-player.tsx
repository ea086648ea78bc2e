import type { Film } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import styles from './film.module.css';
import { FilmVideo } from './film-video';
import type { FilmControl } from './use-film';

export interface FilmPlayerProps {
  film: Film;
  control: FilmControl;
  /** How wide the poster is laid out. */
  sizes: string;
  /** The page's first picture. */
  priority?: boolean;
}

/** A film in the place of its poster: the poster is in the page from the first, the film comes when it is wanted. */
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
