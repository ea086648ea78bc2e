import type { StaffPasswordLink } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useState } from 'react';
import { AddStaffDialog, PasswordLinkDialog } from '../../features/staff/staff-dialogs';
import { SignInPolicy } from '../../features/staff/sign-in-policy';
import { StaffList } from '../../features/staff/staff-list';
import { AdminPage } from '../../components/page/admin-page';

type Opened = { kind: 'add' } | { kind: 'link'; username: string; link: StaffPasswordLink } | null;

/** /admin/staff: the admin's accounts, for the owner. */
export function Component() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <AdminPage
      title="Staff"
      mainAction={
        <Button variant="filled" size="dense" onClick={() => setOpened({ kind: 'add' })}>
          Add account
        </Button>
      }
    >
      <StaffList onLink={({ username }, link) => setOpened({ kind: 'link', username, link })} />
      <SignInPolicy />
      {opened?.kind === 'add' && (
        <AddStaffDialog
          onClose={close}
          onAdded={(username, link) => setOpened({ kind: 'link', username, link })}
        />
      )}
      {opened?.kind === 'link' && (
        <PasswordLinkDialog username={opened.username} link={opened.link} onClose={close} />
      )}
    </AdminPage>
  );
}
