import { HERO_POSTER_SIZES, type SiteContent } from '@gallery/contracts';
import { ButtonLink } from '@gallery/ui';
import { FilmPlayer } from './film/film-player';
import { FilmToggleButton } from './film/film-toggle-button';
import styles from './hero.module.css';
import { useFilm } from './film/use-film';

export interface HeroProps {
  home: Pick<SiteContent['home'], 'headline' | 'sentence' | 'hero'>;
}

/** The top of the landing page: the film, and below it an introduction. */
export function Hero({ home: { headline, sentence, hero } }: HeroProps) {
  const hasFilm = hero.sources.length > 0;
  const control = useFilm({ startsByItself: hasFilm });
  return (
    <header>
      {(hero.poster !== null || hasFilm) && (
        <div className={styles.film}>
          <FilmPlayer film={hero} control={control} sizes={HERO_POSTER_SIZES} priority />
        </div>
      )}
      <div className={styles.words}>
        <h1 className={styles.headline}>{headline}</h1>
        <div className={styles.aside}>
          <p className={styles.sentence}>{sentence}</p>
          <div className={styles.actions}>
            <ButtonLink variant="filled" to="/fine-art">
              View the collection
            </ButtonLink>
            {hasFilm && <FilmToggleButton control={control} />}
          </div>
        </div>
      </div>
    </header>
  );
}
