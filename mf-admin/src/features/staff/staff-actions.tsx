import { endStaffSessions, makePasswordLink, setStaffDisabled, STAFF_KEY } from '@gallery/api-client';
import type { PasswordLink, StaffAccount } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { Button } from '@gallery/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { sentenceOf } from '../../parts/problem';
import styles from './staff.module.css';

export interface StaffActionsProps {
  account: StaffAccount;
  onLink: (link: PasswordLink) => void;
}

/** What the owner can do with one account. */
export function StaffActions({ account, onLink }: StaffActionsProps) {
  const { id, username, disabledAt, sessions } = account;
  const [isAsking, setAsking] = useState(false);
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
      setAsking(false);
      notify({ title: isDisabled ? `${username} is disabled` : `${username} can sign in again` });
    },
    onSettled,
  });
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
      <Button variant="word" onClick={() => setAsking(true)}>
        Disable
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
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
