import type { ReactNode } from 'react';
import styles from './notice.module.css';

export interface NoticeProps {
  /** Colour of the dot and of the title. `error` is announced at once, the others when there is time. */
  tone?: 'info' | 'success' | 'warning' | 'error';
  /** A few words in the tone's colour. */
  title?: ReactNode;
  /** The sentence. */
  children?: ReactNode;
}

/** A dot in the state's colour and a sentence, in place; never a tinted box. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <span className={styles.dot} aria-hidden="true" />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children && <p className={styles.text}>{children}</p>}
      </div>
    </div>
  );
}
