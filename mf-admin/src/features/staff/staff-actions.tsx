import {
  endStaffSessions,
  createStaffPasswordLink,
  removeStaffSecondFactor,
  setStaffAccountDisabled,
  STAFF_ACCOUNTS_KEY,
} from '@gallery/api-client';
import type { StaffPasswordLink, StaffAccount } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { errorMessage } from '../../components/feedback/error-notice';
import { useStaffSession } from '../../components/session/use-staff-session';
import styles from './staff.module.css';

export interface StaffActionsProps {
  account: StaffAccount;
  onLink: (link: StaffPasswordLink) => void;
}

/** What the owner can do with one account. */
export function StaffActions({ account, onLink }: StaffActionsProps) {
  const { id, username, disabledAt, sessions, hasSecondFactor } = account;
  const isOwn = useStaffSession()?.user.username === username;
  const [asking, setAsking] = useState<'disable' | 'factor' | null>(null);
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: STAFF_ACCOUNTS_KEY });
  const onError = (failure: Error) =>
    showToast({ title: 'That did not work', description: errorMessage(failure), tone: 'destructive' });
  const link = useMutation({ ...createStaffPasswordLink(), onSuccess: onLink, onSettled, onError });
  const ending = useMutation({
    ...endStaffSessions(),
    onSuccess: () => showToast({ title: `${username} is signed out everywhere` }),
    onSettled,
    onError,
  });
  const disabling = useMutation({
    ...setStaffAccountDisabled(),
    onSuccess: (_answer, { isDisabled }) => {
      setAsking(null);
      showToast({ title: isDisabled ? `${username} is disabled` : `${username} can sign in again` });
    },
    onSettled,
  });
  const unfactoring = useMutation({
    ...removeStaffSecondFactor(),
    onSuccess: () => {
      setAsking(null);
      showToast({ title: `${username} logs in by password alone` });
    },
    onSettled,
  });
  const ask = (action: 'disable' | 'factor') => {
    // What went wrong the last time is over.
    (action === 'disable' ? disabling : unfactoring).reset();
    setAsking(action);
  };
  if (disabledAt !== null)
    return (
      <TextButton
        isBusy={disabling.isPending}
        onClick={() => disabling.mutate({ id, isDisabled: false }, { onError })}
      >
        Enable
      </TextButton>
    );
  return (
    <span className={styles.actions}>
      <TextButton isBusy={link.isPending} onClick={() => link.mutate(id)}>
        Password link
      </TextButton>
      {sessions > 0 && (
        <TextButton isBusy={ending.isPending} onClick={() => ending.mutate(id)}>
          End sessions
        </TextButton>
      )}
      {/* One's own goes on the account's page, by password; and nobody disables themselves. */}
      {hasSecondFactor && !isOwn && (
        <TextButton onClick={() => ask('factor')}>Remove second factor</TextButton>
      )}
      {!isOwn && <TextButton onClick={() => ask('disable')}>Disable</TextButton>}
      <ConfirmDialog
        isOpen={asking === 'factor'}
        onClose={() => setAsking(null)}
        title={`Remove the second factor of ${username}?`}
        confirmLabel="Remove"
        busyLabel="Removing..."
        mutation={unfactoring}
        failureTitle="The second factor was not removed."
        onConfirm={() => unfactoring.mutate(id)}
      >
        <p>
          The login asks for the password alone until they set one up again; their recovery codes end. They
          are told by mail. Do it only when you are sure that it is they who ask.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'disable'}
        onClose={() => setAsking(null)}
        title={`Disable ${username}?`}
        confirmLabel="Disable"
        busyLabel="Disabling..."
        mutation={disabling}
        failureTitle="The account was not disabled."
        onConfirm={() => disabling.mutate({ id, isDisabled: true })}
      >
        <p>The account is signed out everywhere and cannot sign in. What it did stays in the audit log.</p>
      </ConfirmDialog>
    </span>
  );
}
