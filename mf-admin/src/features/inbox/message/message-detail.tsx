import type { MessageRecord, StaffMember } from '@gallery/contracts';
import { useState, useEffect, useRef } from 'react';
import { ReplyForm } from './reply-form';
import { ApplicationFacts, MessageFacts } from './message-facts';
import { MESSAGE_STATE_LABELS } from '../inbox-labels';
import { MessageActions } from './message-actions';
import styles from './message-detail.module.css';
import { MessageHistory } from './message-history';
import { ReplyDueLabel, useCurrentTime } from '../reply-due-label';
import { markMessageRead } from '@gallery/api-client';
import { useMutation } from '@tanstack/react-query';

export interface MessageDetailProps {
  message: MessageRecord;
  /** Staff members to assign the message to. */
  staff: readonly StaffMember[];
  /** It is deleted: its place is empty. */
  onDeleted: () => void;
}

/** A message: who wrote what, what was done about it since, and what can be done. */
export function MessageDetail({ message, staff, onDeleted }: MessageDetailProps) {
  const now = useCurrentTime();
  // Who applies is answered by a decision.
  const [isAnswering, setAnswering] = useState(message.state === 'open' && message.application === null);
  useMarkRead(message);
  const canAnswer = message.email !== '';
  return (
    <article className={styles.detail}>
      <header className={styles.head}>
        <h2 className={styles.subject}>{message.subject}</h2>
        <p className={styles.standing}>
          {MESSAGE_STATE_LABELS[message.state]} <ReplyDueLabel message={message} now={now} />
        </p>
      </header>
      <MessageFacts message={message} staff={staff} />
      {message.application && <ApplicationFacts application={message.application} />}
      {message.message !== '' && <p className={styles.words}>{message.message}</p>}
      <MessageHistory message={message} />
      {canAnswer && isAnswering && <ReplyForm message={message} onSent={() => setAnswering(false)} />}
      <MessageActions
        message={message}
        onAnswer={canAnswer && !isAnswering ? () => setAnswering(true) : null}
        onDeleted={onDeleted}
      />
    </article>
  );
}

/** Whoever opens a message has read it. Once: to mark it as unread again must last while it is open. */
function useMarkRead({ id, isRead }: Pick<MessageRecord, 'id' | 'isRead'>): void {
  const { mutate } = useMutation(markMessageRead(id));
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === id) return;
    opened.current = id;
    if (!isRead) mutate(true);
  }, [id, isRead, mutate]);
}
