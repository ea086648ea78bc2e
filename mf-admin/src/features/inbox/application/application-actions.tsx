import type { MessageRecord } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useState } from 'react';
import { useIsOwner } from '../../../components/session/owner-only';
import { ApproveApplicationDialog } from './approve-application-dialog';
import { DeclineApplicationDialog } from './decline-application-dialog';

export interface ApplicationActionsProps {
  /** One with an application that is not decided yet. */
  message: MessageRecord;
}

/** Approve and Decline, which are the owner's; nothing for staff. Items of the list of actions. */
export function ApplicationActions({ message }: ApplicationActionsProps) {
  const isOwner = useIsOwner();
  const [open, setOpen] = useState<'approve' | 'decline' | null>(null);
  const close = () => setOpen(null);
  if (!isOwner) return null;
  return (
    <>
      <li>
        <Button variant="text" onClick={() => setOpen('approve')}>
          Approve
        </Button>
        {open === 'approve' && <ApproveApplicationDialog message={message} onClose={close} />}
      </li>
      <li>
        <Button variant="text" onClick={() => setOpen('decline')}>
          Decline
        </Button>
        {open === 'decline' && <DeclineApplicationDialog message={message} onClose={close} />}
      </li>
    </>
  );
}
