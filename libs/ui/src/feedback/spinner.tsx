import styles from './spinner.module.css';

/** Three dots that brighten one after the other while something loads. The words beside it say what. */
export function Spinner() {
  return (
    <span className={styles.spinner} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}
