import type { SiteContent } from '@gallery/contracts';
import { FilmPlayer } from './film/film-player';
import { FilmToggleButton } from './film/film-toggle-button';
import { useFilm } from './film/use-film';
import styles from './behind-the-scenes.module.css';

/** Nine of twelve columns, on phones the full width. */
const POSTER_SIZES = '(min-width: 112rem) 74.6rem, (min-width: 64rem) 65vw, 100vw';

/** A silent film from the studio, played on request. */
export function BehindTheScenes({
  scenes: { caption, film },
}: {
  scenes: NonNullable<SiteContent['home']['behindTheScenes']>;
}) {
  const control = useFilm({ startsByItself: false });
  const hasFilm = film.sources.length > 0;
  const facts = hasFilm ? [...(film.seconds > 0 ? [formatFilmDuration(film.seconds)] : []), 'silent'] : [];
  return (
    <figure className={styles.scenes}>
      <div className={styles.film}>
        <FilmPlayer film={film} control={control} sizes={POSTER_SIZES} />
      </div>
      <figcaption className={styles.bar}>
        <span>{[caption, ...facts].join(', ')}</span>
        {hasFilm && <FilmToggleButton control={control} />}
      </figcaption>
    </figure>
  );
}

/** A film's duration in its caption: `0:12`. */
const formatFilmDuration = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
