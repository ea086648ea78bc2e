import {
  endStaffSessions,
  makePasswordLink,
  removeStaffFactor,
  setStaffDisabled,
  STAFF_KEY,
} from '@gallery/api-client';
import type { PasswordLink, StaffAccount } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { Button } from '@gallery/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { sentenceOf } from '../../parts/problem';
import { useStaffSession } from '../../parts/use-staff-session';
import styles from './staff.module.css';

export interface StaffActionsProps {
  account: StaffAccount;
  onLink: (link: PasswordLink) => void;
}

/** What the owner can do with one account. */
export function StaffActions({ account, onLink }: StaffActionsProps) {
  const { id, username, disabledAt, sessions, hasSecondFactor } = account;
  const isOwn = useStaffSession()?.user.username === username;
  const [asking, setAsking] = useState<'disable' | 'factor' | null>(null);
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: STAFF_KEY });
  const onError = (failure: Error) =>
    notify({ title: 'That did not work', description: sentenceOf(failure), tone: 'destructive' });
  const link = useMutation({ ...makePasswordLink(), onSuccess: onLink, onSettled, onError });
  const ending = useMutation({
    ...endStaffSessions(),
    onSuccess: () => notify({ title: `${username} is signed out everywhere` }),
    onSettled,
    onError,
  });
  const disabling = useMutation({
    ...setStaffDisabled(),
    onSuccess: (_answer, { isDisabled }) => {
      setAsking(null);
      notify({ title: isDisabled ? `${username} is disabled` : `${username} can sign in again` });
    },
    onSettled,
  });
  const unfactoring = useMutation({
    ...removeStaffFactor(),
    onSuccess: () => {
      setAsking(null);
      notify({ title: `${username} logs in by password alone` });
    },
    onSettled,
  });
  const ask = (deed: 'disable' | 'factor') => {
    // What went wrong the last time is over.
    (deed === 'disable' ? disabling : unfactoring).reset();
    setAsking(deed);
  };
  if (disabledAt !== null)
    return (
      <Button
        variant="word"
        isBusy={disabling.isPending}
        onClick={() => disabling.mutate({ id, isDisabled: false }, { onError })}
      >
        Enable
      </Button>
    );
  return (
    <span className={styles.actions}>
      <Button variant="word" isBusy={link.isPending} onClick={() => link.mutate(id)}>
        Password link
      </Button>
      {sessions > 0 && (
        <Button variant="word" isBusy={ending.isPending} onClick={() => ending.mutate(id)}>
          End sessions
        </Button>
      )}
      {/* One's own goes on the account's page, by password; and nobody disables themselves. */}
      {hasSecondFactor && !isOwn && (
        <Button variant="word" onClick={() => ask('factor')}>
          Remove second factor
        </Button>
      )}
      {!isOwn && (
        <Button variant="word" onClick={() => ask('disable')}>
          Disable
        </Button>
      )}
      <ConfirmDialog
        isOpen={asking === 'factor'}
        onClose={() => setAsking(null)}
        title={`Remove the second factor of ${username}?`}
        confirmWord="Remove"
        busyWord="Removing..."
        isBusy={unfactoring.isPending}
        failure={unfactoring.error}
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
        confirmWord="Disable"
        busyWord="Disabling..."
        isBusy={disabling.isPending}
        failure={disabling.error}
        failureTitle="The account was not disabled."
        onConfirm={() => disabling.mutate({ id, isDisabled: true })}
      >
        <p>The account is signed out everywhere and cannot sign in. What it did stays in the audit log.</p>
      </ConfirmDialog>
    </span>
  );
}
