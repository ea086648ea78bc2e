import styles from './untrusted-text.module.css';
import { visibleText } from './visible-text';

/**
 * A text that a stranger chose, such as the path or the campaign of a visit. It is shown whole, breaks where it must,
 * reads in its own direction without turning its neighbours, and hides nothing.
 */
export function UntrustedText({ children }: { children: string }) {
  return <bdi className={styles.text}>{visibleText(children)}</bdi>;
}
