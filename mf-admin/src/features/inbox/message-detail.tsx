import type { MessageRecord, StaffMember } from '@gallery/contracts';
import { useState } from 'react';
import { AnswerForm } from './answer-form';
import { ApplicationFacts } from './application-facts';
import { STATE_WORDS } from './inbox-words';
import { MessageActions } from './message-actions';
import styles from './message-detail.module.css';
import { MessageFacts } from './message-facts';
import { MessageHistory } from './message-history';
import { ReplyWord } from './reply-word';
import { useMarkRead } from './use-mark-read';
import { useMinute } from './use-minute';

export interface MessageDetailProps {
  message: MessageRecord;
  /** Who works here, to give the message to. */
  staff: readonly StaffMember[];
  /** It is deleted: its place is empty. */
  onDeleted: () => void;
}

/** A message: who wrote what, what was done about it since, and what can be done. */
export function MessageDetail({ message, staff, onDeleted }: MessageDetailProps) {
  const now = useMinute();
  // Who applies is answered by a decision.
  const [isAnswering, setAnswering] = useState(message.state === 'open' && message.application === null);
  useMarkRead(message);
  const canAnswer = message.email !== '';
  return (
    <article className={styles.detail}>
      <header className={styles.head}>
        <h2 className={styles.subject}>{message.subject}</h2>
        <p className={styles.standing}>
          {STATE_WORDS[message.state]} <ReplyWord message={message} now={now} />
        </p>
      </header>
      <MessageFacts message={message} staff={staff} />
      {message.application && <ApplicationFacts application={message.application} />}
      {message.message !== '' && <p className={styles.words}>{message.message}</p>}
      <MessageHistory message={message} />
      {canAnswer && isAnswering && <AnswerForm message={message} onSent={() => setAnswering(false)} />}
      <MessageActions
        message={message}
        onAnswer={canAnswer && !isAnswering ? () => setAnswering(true) : null}
        onDeleted={onDeleted}
      />
    </article>
  );
}
