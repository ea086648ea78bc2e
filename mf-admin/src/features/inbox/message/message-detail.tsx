import { markMessageRead } from '@gallery/api-client';
import type { MessageRecord, StaffMember, MessageHistoryEntry } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ApplicationFacts, MessageFacts } from './message-facts';
import { MESSAGE_STATE_LABELS, historyEntryLabel, EMAIL_STATE_LABELS } from '../inbox-labels';
import { MessageActions } from './message-actions';
import { ReplyForm } from './reply-form';
import styles from './message-detail.module.css';
import { ReplyDueLabel, useCurrentTime } from '../../../components/text/reply-due-label';
import { PageSection } from '../../../components/page/page-section';
import { useIsOwner } from '../../../components/session/staff-session';
import { Timeline } from '../../../components/records/timeline';
import { OpenRecord } from '../../../components/live-updates/live-records';
import { OtherViewers } from '../../../components/live-updates/record-viewers';

interface MessageDetailProps {
  message: MessageRecord;
  /** Staff members to assign the message to. */
  staff: readonly StaffMember[];
  /** Called once it is deleted: its place is empty. */
  onDeleted: () => void;
}

/** A message: who wrote what, what was done about it since, and what can be done. */
export function MessageDetail({ message, staff, onDeleted }: MessageDetailProps) {
  const now = useCurrentTime();
  // Applicants get a decision as their reply.
  const [isReplying, setReplying] = useState(message.state === 'open' && message.application === null);
  useMarkRead(message);
  const canReply = message.email !== '';
  return (
    <OpenRecord record={{ kind: 'message', id: message.id }}>
      <article className={styles.detail}>
        <header className={styles.head}>
          <h2 className={styles.subject}>{message.subject}</h2>
          <p className={styles.standing}>
            {MESSAGE_STATE_LABELS[message.state]} <ReplyDueLabel message={message} now={now} />
          </p>
          <OtherViewers />
        </header>
        <MessageFacts message={message} staff={staff} />
        {message.application && <ApplicationFacts application={message.application} />}
        {message.message !== '' && <p className={styles.words}>{message.message}</p>}
        <MessageHistory message={message} />
        {canReply && isReplying && <ReplyForm message={message} onSent={() => setReplying(false)} />}
        <MessageActions
          message={message}
          onReply={canReply && !isReplying ? () => setReplying(true) : null}
          onDeleted={onDeleted}
        />
      </article>
    </OpenRecord>
  );
}

/** Opening a message marks it as read. Once: marking it as unread again must last while it is open. */
function useMarkRead({ id, isRead }: Pick<MessageRecord, 'id' | 'isRead'>): void {
  const { mutate } = useMutation(markMessageRead(id));
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === id) return;
    opened.current = id;
    if (!isRead) mutate({ isRead: true });
  }, [id, isRead, mutate]);
}

function MessageHistory({ message: { subject, history } }: { message: MessageRecord }) {
  if (history.length === 0) return null;
  return (
    <PageSection title="History">
      <Timeline
        label={`History of ${subject}`}
        entries={history.map((entry) => ({
          key: entry.id,
          at: entry.at,
          by: entry.actor,
          text: <HistoryEntry entry={entry} />,
        }))}
      />
    </PageSection>
  );
}

/** Actions with words of their own, which are shown. */
const KINDS_WITH_TEXT = new Set<MessageHistoryEntry['kind']>(['noted', 'answered', 'declined']);

function HistoryEntry({ entry }: { entry: MessageHistoryEntry }) {
  const { kind, subject, text, reference, mail } = entry;
  // Staff cannot open the affiliate's page.
  const isOwner = useIsOwner();
  if (kind === 'order' && reference !== null)
    return (
      <>
        Became order <Link to={`/admin/orders/${reference}`}>{reference}</Link>, held with a payment link
      </>
    );
  if (kind === 'partner' && reference !== null)
    return (
      <>
        Became selling partner {isOwner ? <Link to={`/admin/partners/${reference}`}>{text}</Link> : text}, who
        was emailed their link
      </>
    );
  if (kind === 'declined' && text === null) return historyEntryLabel(entry);
  if (!KINDS_WITH_TEXT.has(kind)) return historyEntryLabel(entry);
  return (
    <>
      {historyEntryLabel(entry)}
      {subject !== null && `: ${subject}`}
      {mail && (
        <span className={mail.state === 'dead' ? styles.fault : styles.quiet}>
          {' '}
          ({EMAIL_STATE_LABELS[mail.state]}
          {mail.state === 'dead' && mail.lastError !== null && `: ${mail.lastError}`})
        </span>
      )}
      <span className={styles.said}>{text ?? 'Its text was deleted with the account.'}</span>
    </>
  );
}
