import type { PasswordLink } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useState } from 'react';
import { AddStaffDialog } from '../features/staff/add-staff-dialog';
import { LinkDialog } from '../features/staff/link-dialog';
import { StaffList } from '../features/staff/staff-list';
import { ConsolePage } from '../parts/console-page';

/** What is open over the list; one thing at a time. */
type Opened = { kind: 'add' } | { kind: 'link'; username: string; link: PasswordLink } | null;

/** /admin/staff: the console's accounts, for the owner. */
export function Component() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <ConsolePage
      title="Staff"
      mainAction={
        <Button variant="filled" size="dense" onClick={() => setOpened({ kind: 'add' })}>
          Add account
        </Button>
      }
    >
      <StaffList onLink={({ username }, link) => setOpened({ kind: 'link', username, link })} />
      {opened?.kind === 'add' && (
        <AddStaffDialog
          onClose={close}
          onAdded={(username, link) => setOpened({ kind: 'link', username, link })}
        />
      )}
      {opened?.kind === 'link' && (
        <LinkDialog username={opened.username} link={opened.link} onClose={close} />
      )}
    </ConsolePage>
  );
}
