import { useEffect, useRef, type ReactNode } from 'react';
import styles from './notice.module.css';

export interface NoticeProps {
  /** Color of the dot and the title. `error` is announced assertively, the others politely. */
  tone?: 'info' | 'success' | 'warning' | 'error';
  /** It answers a click, and is scrolled to like an error. */
  isAnswer?: boolean;
  /** A toast says the same: it is not announced once more. */
  isToasted?: boolean;
  /** A short title in the tone's color. */
  title?: ReactNode;
  children?: ReactNode;
}

/** An inline notice: a colored dot and a sentence. An error or an answer is scrolled into view, above the toast. */
export function Notice({ tone = 'info', isAnswer = false, isToasted = false, title, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const isError = tone === 'error';
  useEffect(() => {
    if (isError || isAnswer) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isError, isAnswer]);
  const role = isError ? 'alert' : 'status';
  return (
    <div ref={notice} className={styles.notice} data-tone={tone} role={isToasted ? undefined : role}>
      <span className={styles.dot} aria-hidden="true" />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children && <p className={styles.text}>{children}</p>}
      </div>
    </div>
  );
}
