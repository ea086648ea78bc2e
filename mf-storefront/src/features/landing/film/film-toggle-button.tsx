import { Button } from '@gallery/ui';
import styles from './film.module.css';
import type { FilmControl } from './use-film';

/** The word beside a film that starts or stops it. */
export function FilmToggleButton({ control }: { control: FilmControl }) {
  return (
    <span className={styles.word}>
      <Button variant="text" onClick={control.toggle}>
        {control.state === 'running' ? 'Pause film' : 'Play film'}
      </Button>
    </span>
  );
}
