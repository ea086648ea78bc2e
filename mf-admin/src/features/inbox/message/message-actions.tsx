import {
  markMessageRead,
  updateMessageState,
  addMessageNote,
  createCommissionRequestFromMessage,
  deleteMessage,
} from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AddNoteDialog } from '../../../components/dialogs/add-note-dialog';
import { ErrorNotice } from '../../../components/feedback/error-notice';
import { ActionItem, ActionList } from '../../../components/actions/action-list';
import { ApplicationActions } from '../application/application-actions';
import styles from './message-detail.module.css';
import { DraftOrderDialog } from '../draft-order/draft-order-dialog';
import { ConfirmFormDialog, ConfirmDialog } from '../../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../../components/forms/use-mutation-form';
import { TextButton } from '../../../components/actions/text-button';
import { useIsOwner } from '../../../components/session/staff-session';

interface MessageActionsProps {
  message: MessageRecord;
  /** Opens the form of a reply; null while it is open, and where there is nobody to reply to. */
  onReply: (() => void) | null;
  onDeleted: () => void;
}

type Open = 'note' | 'commission' | 'sale' | null;

/** What can be done about a message besides replying to it. */
export function MessageActions({ message, onReply, onDeleted }: MessageActionsProps) {
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
        {onReply && <ActionItem onClick={onReply}>{isOpen ? 'Reply' : 'Reply again'}</ActionItem>}
        {message.email !== '' && message.application === null && (
          <ActionItem onClick={() => setOpen('sale')}>Sell by payment link</ActionItem>
        )}
        {canBecomeCommissionRequest(message) && (
          <ActionItem onClick={() => setOpen('commission')}>Create commission</ActionItem>
        )}
        <ActionItem onClick={() => setOpen('note')}>Add a note</ActionItem>
        <ActionItem
          isBusy={moving.isPending}
          onClick={() => moving.mutate({ state: state === 'closed' ? 'open' : 'closed', version })}
        >
          {state === 'closed' ? 'Reopen' : 'Close'}
        </ActionItem>
        {state === 'answered' && (
          <ActionItem isBusy={moving.isPending} onClick={() => moving.mutate({ state: 'open', version })}>
            Reopen
          </ActionItem>
        )}
        <ActionItem isBusy={marking.isPending} onClick={() => marking.mutate({ isRead: !isRead })}>
          {isRead ? 'Mark as unread' : 'Mark as read'}
        </ActionItem>
        <DeleteMessageButton message={message} onDeleted={onDeleted} />
      </ActionList>
      <ErrorNotice title="The message was not changed." failure={moving.error ?? marking.error} />
      {open === 'note' && (
        <AddNoteDialog
          title={`Note on the message from ${message.name}`}
          mutation={addMessageNote(id)}
          onClose={close}
        />
      )}
      {open === 'commission' && <OpenCommissionRequestDialog message={message} onClose={close} />}
      {open === 'sale' && <DraftOrderDialog message={message} onClose={close} />}
    </div>
  );
}

/** Commissions are made for collectors: the writer needs an account. */
function canBecomeCommissionRequest({ type, inquiryType, collector, history }: MessageRecord): boolean {
  const isAsked = type === 'commission' || inquiryType === 'Commission';
  return isAsked && collector !== null && !history.some(({ kind }) => kind === 'commission');
}

interface OpenCommissionRequestDialogProps {
  message: MessageRecord;
  onClose: () => void;
}

/** An inquiry becomes a commission request, which its collector then finds among theirs. */
function OpenCommissionRequestDialog({ message, onClose }: OpenCommissionRequestDialogProps) {
  const { id, name, email, isOfCollector } = message;
  const form = useMutationForm({
    mutation: createCommissionRequestFromMessage(id),
    defaultValues: {
      projectType: '',
      budgetRange: '',
      description: message.message,
      wantsStudioVisit: false,
    },
    toRequest: (request) => ({ ...request, ...(isOfCollector ? {} : { email }) }),
    toast: { title: 'Commission created', description: `${name} gets an email.` },
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Commission for ${name}`}
      confirmLabel="Create commission"
      busyLabel="Creating..."
      tone="ink"
      failureTitle="The commission was not created."
    >
      <p>It starts as pending. {name} gets an email and sees it in their account.</p>
      <form.TextField name="projectType" label="Project" placeholder="Diptych for a stairwell" />
      <form.TextField name="budgetRange" label="Budget" placeholder="$10,000–$15,000" />
      <form.TextAreaField name="description" label="Description" hint="Shown to the collector." rows={5} />
      <form.Checkbox name="wantsStudioVisit" label="Wants a studio visit" />
    </ConfirmFormDialog>
  );
}

/** Something followed from it, and is shown on it. */
const OUTCOME_KINDS = new Set<MessageRecord['history'][number]['kind']>(['commission', 'order', 'partner']);

/** Asks before the owner deletes what nobody should have sent. Nothing for staff, or where something came of it. */
function DeleteMessageButton({
  message: { id, name, type, history },
  onDeleted,
}: {
  message: MessageRecord;
  onDeleted: () => void;
}) {
  const isOwner = useIsOwner();
  const [isAsking, setAsking] = useState(false);
  const deleting = useMutation(deleteMessage(id));
  const isKept = type === 'presale_request' || history.some(({ kind }) => OUTCOME_KINDS.has(kind));
  if (!isOwner || isKept) return null;
  return (
    <li>
      <TextButton tone="destructive" onClick={() => setAsking(true)}>
        Delete
      </TextButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => {
          setAsking(false);
          deleting.reset();
        }}
        title={`Delete the message from ${name}?`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        mutation={deleting}
        failureTitle="The message was not deleted."
        onConfirm={() => deleting.mutate(undefined, { onSuccess: onDeleted })}
      >
        <p>
          For spam and abuse. The message, its notes and replies are permanently deleted. If it just needs no
          reply, close it instead.
        </p>
      </ConfirmDialog>
    </li>
  );
}
