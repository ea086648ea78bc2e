import type { Film } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import styles from './film.module.css';
import { FilmReel } from './film-reel';
import type { FilmControl } from './use-film';

export interface FilmFrameProps {
  film: Film;
  control: FilmControl;
  /** How wide the poster is laid out. */
  sizes: string;
  /** The page's first picture. */
  priority?: boolean;
}

/** A film in the place of its poster: the poster is in the page from the first, the film comes when it is wanted. */
export function FilmFrame({ film, control, sizes, priority = false }: FilmFrameProps) {
  return (
    <div className={styles.frame}>
      <Picture picture={film.poster} sizes={sizes} fit="cover" priority={priority} />
      {control.state !== 'poster' && (
        <FilmReel sources={film.sources} isRunning={control.state === 'running'} onRefused={control.stop} />
      )}
    </div>
  );
}
