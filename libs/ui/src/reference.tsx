import styles from './reference.module.css';

export interface ReferenceProps {
  /** The id of a call that failed; null shows nothing. */
  id: string | null | undefined;
}

/** What somebody names who writes to the gallery about a failure; all of it is selected at once. */
export function Reference({ id }: ReferenceProps) {
  return id ? <small className={styles.reference}>Tell us: {id}</small> : null;
}
