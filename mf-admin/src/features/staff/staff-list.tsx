import {
  staffAccountsQuery,
  endStaffSessions,
  createStaffPasswordLink,
  removeStaffSecondFactor,
  setStaffAccountDisabled,
  setStaffExportPermission,
  invalidateAdmin,
} from '@gallery/api-client';
import type { StaffPasswordLink, StaffAccount } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { textColumn } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import { DateTime } from '../../components/text/date-time';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { errorMessage } from '../../components/feedback/error-notice';
import { useStaffSession } from '../../components/session/staff-session';
import styles from './staff.module.css';

/** The admin's accounts, and what the owner can do with each. */
export function StaffList({ onLink }: { onLink: (account: StaffAccount, link: StaffPasswordLink) => void }) {
  const { data, isError, isFetching, refetch } = useQuery(staffAccountsQuery());
  const columns: readonly Column<StaffAccount>[] = [
    textColumn('firstName', 'Name', { priority: 'first' }),
    {
      key: 'username',
      head: 'Username',
      priority: 'second',
      render: ({ username, email }) => `${username}, ${email}`,
    },
    { key: 'role', head: 'Role', priority: 'state', render: ({ role }) => ROLE_LABELS[role] },
    { key: 'state', head: 'State', priority: 'sum', render: stateLabel },
    {
      key: 'export',
      head: 'Exports',
      priority: 'other',
      render: ({ mayExportPersonalData }) => (mayExportPersonalData ? 'Personal data' : 'No personal data'),
    },
    {
      key: 'seen',
      head: 'Last seen',
      priority: 'other',
      render: ({ seenAt }) => (seenAt === null ? 'Not signed in' : <DateTime at={seenAt} shape="short" />),
    },
    {
      key: 'actions',
      head: '',
      priority: 'actions',
      render: (account) => <StaffActions account={account} onLink={(link) => onLink(account, link)} />,
    },
  ];
  return (
    <DataTable
      label="Accounts"
      columns={columns}
      list={{ rows: data, isError, isFetching, refetch }}
      keyOf={({ id }) => id}
      subject="accounts"
      empty="No accounts yet."
    />
  );
}

const ROLE_LABELS: Record<StaffAccount['role'], string> = { owner: 'Owner', staff: 'Staff' };

function stateLabel({ disabledAt, hasPassword, hasSecondFactor }: StaffAccount): string {
  if (disabledAt !== null) return 'Disabled';
  if (!hasPassword) return 'Password not set yet';
  return hasSecondFactor ? 'Active, with a second factor' : 'Active';
}

interface StaffActionsProps {
  account: StaffAccount;
  onLink: (link: StaffPasswordLink) => void;
}

function StaffActions({ account, onLink }: StaffActionsProps) {
  const { id, username, role, disabledAt, sessions, hasSecondFactor, mayExportPersonalData } = account;
  const isOwn = useStaffSession()?.user.username === username;
  const [asking, setAsking] = useState<'disable' | 'factor' | null>(null);
  const queryClient = useQueryClient();
  const onSettled = () => invalidateAdmin(queryClient, ['/api/admin/staff']);
  const onError = (failure: Error) =>
    showToast({ title: 'Something went wrong', description: errorMessage(failure), tone: 'destructive' });
  const link = useMutation({ ...createStaffPasswordLink(), onSuccess: onLink, onSettled, onError });
  const ending = useMutation({
    ...endStaffSessions(),
    onSuccess: () => showToast({ title: `${username} was signed out everywhere` }),
    onSettled,
    onError,
  });
  const exporting = useMutation({
    ...setStaffExportPermission(),
    onSuccess: () =>
      showToast({
        title: mayExportPersonalData
          ? `${username} may no longer export personal data`
          : `${username} may export personal data`,
      }),
    onSettled,
    onError,
  });
  const disabling = useMutation({
    ...setStaffAccountDisabled(),
    onSuccess: (_answer, { isDisabled }) => {
      setAsking(null);
      showToast({ title: isDisabled ? `${username} was disabled` : `${username} can sign in again` });
    },
    onSettled,
  });
  const unfactoring = useMutation({
    ...removeStaffSecondFactor(),
    onSuccess: () => {
      setAsking(null);
      showToast({ title: `${username}’s second factor was removed` });
    },
    onSettled,
  });
  const ask = (action: 'disable' | 'factor') => {
    // Clears the last error.
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
      <TextButton isBusy={link.isPending} onClick={() => link.mutate({ id })}>
        Password link
      </TextButton>
      {role === 'staff' && (
        <TextButton
          isBusy={exporting.isPending}
          onClick={() => exporting.mutate({ id, isAllowed: !mayExportPersonalData })}
        >
          {mayExportPersonalData ? 'Stop exports' : 'Allow exports'}
        </TextButton>
      )}
      {sessions > 0 && (
        <TextButton isBusy={ending.isPending} onClick={() => ending.mutate({ id })}>
          End sessions
        </TextButton>
      )}
      {/* People remove their own on the account's page, by password; and nobody disables themselves. */}
      {hasSecondFactor && !isOwn && (
        <TextButton onClick={() => ask('factor')}>Remove second factor</TextButton>
      )}
      {!isOwn && <TextButton onClick={() => ask('disable')}>Disable</TextButton>}
      <ConfirmDialog
        isOpen={asking === 'factor'}
        onClose={() => setAsking(null)}
        title={`Remove ${username}’s second factor?`}
        confirmLabel="Remove"
        busyLabel="Removing..."
        mutation={unfactoring}
        failureTitle="The second factor was not removed."
        onConfirm={() => unfactoring.mutate({ id })}
      >
        <p>
          They will sign in with their password alone until they set one up again, and their recovery codes
          stop working. They get an email. Only do this if you are sure the request comes from them.
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
        <p>The account is signed out everywhere and cannot sign in. Its actions stay in the audit log.</p>
      </ConfirmDialog>
    </span>
  );
}
