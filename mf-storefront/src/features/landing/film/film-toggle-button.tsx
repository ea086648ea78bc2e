import { Button } from '@gallery/ui';
import styles from './film.module.css';
import type { FilmControl } from './use-film';

/** Plays or pauses a film. */
export function FilmToggleButton({ control }: { control: FilmControl }) {
  return (
    <span className={styles.word}>
      <Button variant="text" onClick={control.toggle}>
        {control.state === 'running' ? 'Pause film' : 'Play film'}
      </Button>
    </span>
  );
}
