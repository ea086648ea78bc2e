import { useEffect, useRef, type ReactNode } from 'react';
import styles from './notice.module.css';

export interface NoticeProps {
  /** Colour of the dot and of the title. `error` is announced at once, the others when there is time. */
  tone?: 'info' | 'success' | 'warning' | 'error';
  /** It answers a press, and comes into sight as an error does. */
  isAnswer?: boolean;
  /** A few words in the tone's colour. */
  title?: ReactNode;
  /** The sentence. */
  children?: ReactNode;
}

/** A dot in the state's colour and a sentence, in place; never a tinted box. An error or an answer comes into sight, above the toast. */
export function Notice({ tone = 'info', isAnswer = false, title, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const isError = tone === 'error';
  useEffect(() => {
    if (isError || isAnswer) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isError, isAnswer]);
  return (
    <div ref={notice} className={styles.notice} data-tone={tone} role={isError ? 'alert' : 'status'}>
      <span className={styles.dot} aria-hidden="true" />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children && <p className={styles.text}>{children}</p>}
      </div>
    </div>
  );
}
