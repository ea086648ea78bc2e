import { staffAccountsQuery } from '@gallery/api-client';
import type { StaffPasswordLink, StaffAccount } from '@gallery/contracts';
import { EmptyState } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { DataTable, type Column } from '../../components/lists/data-table';
import { DateTime } from '../../components/text/date-time';
import { StaffActions } from './staff-actions';

export interface StaffListProps {
  /** A link was made that is shown this once. */
  onLink: (account: StaffAccount, link: StaffPasswordLink) => void;
}

/** The admin's accounts, and what the owner can do with each. */
export function StaffList({ onLink }: StaffListProps) {
  const { data, isError, isFetching, refetch } = useQuery(staffAccountsQuery());
  const columns: readonly Column<StaffAccount>[] = [
    { key: 'name', head: 'Name', priority: 'first', render: ({ firstName }) => firstName },
    {
      key: 'username',
      head: 'Username',
      priority: 'second',
      render: ({ username, email }) => `${username}, ${email}`,
    },
    { key: 'role', head: 'Role', priority: 'state', render: ({ role }) => ROLE_LABELS[role] },
    { key: 'state', head: 'State', priority: 'sum', render: stateLabel },
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
      empty={<EmptyState>There is no account yet.</EmptyState>}
    />
  );
}

const ROLE_LABELS: Record<StaffAccount['role'], string> = { owner: 'Owner', staff: 'Staff' };

function stateLabel({ disabledAt, hasPassword, hasSecondFactor }: StaffAccount): string {
  if (disabledAt !== null) return 'Disabled';
  if (!hasPassword) return 'Waits for a password';
  return hasSecondFactor ? 'Active, with a second factor' : 'Active';
}
