import type { MessageRecord } from '@gallery/contracts';
import { useState } from 'react';
import { TextButton } from '../../../components/actions/text-button';
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
        <TextButton onClick={() => setOpen('approve')}>Approve</TextButton>
        {open === 'approve' && <ApproveApplicationDialog message={message} onClose={close} />}
      </li>
      <li>
        <TextButton onClick={() => setOpen('decline')}>Decline</TextButton>
        {open === 'decline' && <DeclineApplicationDialog message={message} onClose={close} />}
      </li>
    </>
  );
}
