import { markMessageRead, updateMessageState, addMessageNote } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AddNoteDialog } from '../../../components/dialogs/add-note-dialog';
import { ErrorNotice } from '../../../components/feedback/error-notice';
import { ActionItem, ActionList } from '../../../components/actions/action-list';
import { ApplicationActions } from '../application/application-actions';
import { OpenCommissionRequestDialog } from './open-commission-request-dialog';
import { DeleteMessageButton } from './delete-message-button';
import styles from './message-detail.module.css';
import { DraftOrderDialog } from '../draft-order/draft-order-dialog';

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
  const moving = useMutation(updateMessageState(id));
  const marking = useMutation(markMessageRead(id));
  const close = () => setOpen(null);
  const isOpen = state === 'open';
  return (
    <div className={styles.actions}>
      <ActionList label="Actions">
        {message.application?.state === 'new' && <ApplicationActions message={message} />}
        {onAnswer && <ActionItem onClick={onAnswer}>{isOpen ? 'Answer' : 'Answer again'}</ActionItem>}
        {message.email !== '' && message.application === null && (
          <ActionItem onClick={() => setOpen('sale')}>Sell with a link to pay</ActionItem>
        )}
        {canBecomeCommissionRequest(message) && (
          <ActionItem onClick={() => setOpen('commission')}>Turn into a commission</ActionItem>
        )}
        <ActionItem onClick={() => setOpen('note')}>Add a note</ActionItem>
        <ActionItem
          isBusy={moving.isPending}
          onClick={() => moving.mutate({ state: state === 'closed' ? 'open' : 'closed', version })}
        >
          {state === 'closed' ? 'Open again' : 'Close'}
        </ActionItem>
        {state === 'answered' && (
          <ActionItem isBusy={moving.isPending} onClick={() => moving.mutate({ state: 'open', version })}>
            Open again
          </ActionItem>
        )}
        <ActionItem isBusy={marking.isPending} onClick={() => marking.mutate(!isRead)}>
          {isRead ? 'Mark as unread' : 'Mark as read'}
        </ActionItem>
        <DeleteMessageButton message={message} onDeleted={onDeleted} />
      </ActionList>
      <ErrorNotice title="It was not changed." failure={moving.error ?? marking.error} />
      {open === 'note' && (
        <AddNoteDialog
          title={`Note on the message of ${message.name}`}
          mutation={addMessageNote(id)}
          onClose={close}
        />
      )}
      {open === 'commission' && <OpenCommissionRequestDialog message={message} onClose={close} />}
      {open === 'sale' && <DraftOrderDialog message={message} onClose={close} />}
    </div>
  );
}

/** Commissions are made for collectors: whoever wrote needs an account. */
function canBecomeCommissionRequest({ type, inquiryType, collector, history }: MessageRecord): boolean {
  const isAsked = type === 'commission' || inquiryType === 'Commission';
  return isAsked && collector !== null && !history.some(({ kind }) => kind === 'commission');
}
