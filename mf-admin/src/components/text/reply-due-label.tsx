import type { MessageRow } from '@gallery/contracts';
import { replyStatus, replyStatusLabel } from '@gallery/domain';
import { useEffect, useState } from 'react';
import styles from './reply-due-label.module.css';

interface ReplyDueLabelProps {
  message: Pick<MessageRow, 'state' | 'replyDueAt'>;
  now: Date;
  /** Shown where no reply is owed. */
  otherwise?: string;
}

/** By when a reply is due, in words: `Due in 5 h`, `2 h late`. */
export function ReplyDueLabel({ message: { state, replyDueAt }, now, otherwise = '' }: ReplyDueLabelProps) {
  const standing = replyStatus(state, replyDueAt === null ? null : new Date(replyDueAt), now);
  const words = replyStatusLabel(standing) || otherwise;
  if (words === '') return null;
  if (replyDueAt === null || standing.kind === 'none') return <span className={styles.none}>{words}</span>;
  return (
    <time className={styles[standing.kind]} dateTime={replyDueAt}>
      {words}
    </time>
  );
}

const MINUTE_MS = 60_000;

/** The current time, updated every minute, for what is due in hours. */
export function useCurrentTime(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(tick);
  }, []);
  return now;
}
