import styles from './foreign-text.module.css';
import { shownText } from './shown-text';

/**
 * A text that a stranger chose, such as the path or the campaign of a visit. It is shown whole, breaks where it must, reads
 * in its own direction without turning its neighbours, and hides nothing.
 */
export function ForeignText({ children }: { children: string }) {
  return <bdi className={styles.text}>{shownText(children)}</bdi>;
}
