import { markMessageRead, moveMessage, noteMessage } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NoteDialog } from '../../parts/note-dialog';
import { Problem } from '../../parts/problem';
import { Word, WordList } from '../../parts/word-list';
import { ApplicationActions } from './application-actions';
import { CommissionDialog } from './commission-dialog';
import { DeleteMessage } from './delete-message';
import styles from './message-detail.module.css';
import { SellDialog } from './sell-dialog';

export interface MessageActionsProps {
  message: MessageRecord;
  /** Opens the form of an answer; null while it is open, and where there is nobody to answer. */
  onAnswer: (() => void) | null;
  onDeleted: () => void;
}

type Open = 'note' | 'commission' | 'sale' | null;

/** What can be done about a message besides answering it. */
export function MessageActions({ message, onAnswer, onDeleted }: MessageActionsProps) {
  const { id, version, state, isRead } = message;
  const [open, setOpen] = useState<Open>(null);
  const moving = useMutation(moveMessage(id));
  const marking = useMutation(markMessageRead(id));
  const close = () => setOpen(null);
  const isOpen = state === 'open';
  return (
    <div className={styles.actions}>
      <WordList label="Actions">
        {message.application?.state === 'new' && <ApplicationActions message={message} />}
        {onAnswer && <Word onClick={onAnswer}>{isOpen ? 'Answer' : 'Answer again'}</Word>}
        {message.email !== '' && message.application === null && (
          <Word onClick={() => setOpen('sale')}>Sell with a link to pay</Word>
        )}
        {canBeCommission(message) && (
          <Word onClick={() => setOpen('commission')}>Turn into a commission</Word>
        )}
        <Word onClick={() => setOpen('note')}>Add a note</Word>
        <Word
          isBusy={moving.isPending}
          onClick={() => moving.mutate({ state: state === 'closed' ? 'open' : 'closed', version })}
        >
          {state === 'closed' ? 'Open again' : 'Close'}
        </Word>
        {state === 'answered' && (
          <Word isBusy={moving.isPending} onClick={() => moving.mutate({ state: 'open', version })}>
            Open again
          </Word>
        )}
        <Word isBusy={marking.isPending} onClick={() => marking.mutate(!isRead)}>
          {isRead ? 'Mark as unread' : 'Mark as read'}
        </Word>
        <DeleteMessage message={message} onDeleted={onDeleted} />
      </WordList>
      <Problem title="It was not changed." failure={moving.error ?? marking.error} />
      {open === 'note' && (
        <NoteDialog
          title={`Note on the message of ${message.name}`}
          options={noteMessage(id)}
          onClose={close}
        />
      )}
      {open === 'commission' && <CommissionDialog message={message} onClose={close} />}
      {open === 'sale' && <SellDialog message={message} onClose={close} />}
    </div>
  );
}

/** Commissions are made for collectors: whoever wrote needs an account. */
function canBeCommission({ type, inquiryType, collector, history }: MessageRecord): boolean {
  const isAsked = type === 'commission' || inquiryType === 'Commission';
  return isAsked && collector !== null && !history.some(({ kind }) => kind === 'commission');
}
