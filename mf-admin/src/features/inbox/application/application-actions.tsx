import { approveAffiliateApplication, declineAffiliateApplication } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { proposeAffiliateCode } from '@gallery/domain';
import { useState } from 'react';
import { TextButton } from '../../../components/actions/text-button';
import { useIsOwner } from '../../../components/session/staff-session';
import { ConfirmFormDialog } from '../../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../../components/forms/use-mutation-form';

/** Approve and Decline, which are the owner's; nothing for staff. Items of the list of actions. */
export function ApplicationActions({ message }: { message: MessageRecord }) {
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

interface ApproveApplicationDialogProps {
  message: MessageRecord;
  onClose: () => void;
}

/** An application becomes an affiliate, who is emailed their link. */
function ApproveApplicationDialog({ message, onClose }: ApproveApplicationDialogProps) {
  const { id, version, name } = message;
  const form = useMutationForm({
    mutation: approveAffiliateApplication(id),
    defaultValues: proposedAffiliate(message),
    toRequest: (affiliate) => ({ ...affiliate, version }),
    toast: (_answer, { partnerName }) => ({
      title: 'Partner Created',
      description: `${partnerName} gets their link by email.`,
    }),
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Approve ${name}`}
      confirmLabel="Approve"
      busyLabel="Approving..."
      tone="ink"
      failureTitle="The application was not approved."
    >
      <p>They become a selling partner and get their link by email. They don’t need an account.</p>
      <form.TextField name="partnerName" label="Partner name" />
      <form.TextField
        name="partnerId"
        label="Partner ID"
        hint={`The link ends in ?ref=${form.watch('partnerId')}`}
      />
      <form.TextField name="email" label="Email" type="email" />
      <form.TextField
        name="commissionRate"
        label="Commission rate (%)"
        type="number"
        min={0}
        max={100}
        step={0.01}
        placeholder="20.00"
      />
    </ConfirmFormDialog>
  );
}

/** A business is known by its name, a person by theirs. */
function proposedAffiliate({ name, email, application }: MessageRecord) {
  const partnerName = application?.business || name;
  return {
    partnerName,
    partnerId: proposeAffiliateCode(partnerName),
    email,
    commissionRate: application?.usualRate ?? '',
  };
}

/** Declines an application by a kind email. */
function DeclineApplicationDialog({
  message: { id, version, name },
  onClose,
}: {
  message: MessageRecord;
  onClose: () => void;
}) {
  const form = useMutationForm({
    mutation: declineAffiliateApplication(id),
    defaultValues: { words: '' },
    toRequest: ({ words }) => ({ version, words }),
    toast: { title: 'Application declined', description: `${name} gets an email.` },
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Decline ${name}’s application?`}
      confirmLabel="Decline"
      busyLabel="Declining..."
      failureTitle="The application was not declined."
    >
      <p>They get an email that thanks them and declines for now.</p>
      <form.TextAreaField
        name="words"
        label="Personal message (optional)"
        hint="Included in the email."
        rows={4}
      />
    </ConfirmFormDialog>
  );
}
