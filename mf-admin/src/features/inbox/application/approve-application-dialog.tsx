import { approveAffiliateApplication } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { proposeAffiliateCode } from '@gallery/domain';
import { ConfirmFormDialog } from '../../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../../components/forms/use-mutation-form';

export interface ApproveApplicationDialogProps {
  message: MessageRecord;
  onClose: () => void;
}

/** An application becomes an affiliate, who is emailed their link. */
export function ApproveApplicationDialog({ message, onClose }: ApproveApplicationDialogProps) {
  const { id, version, name } = message;
  const form = useMutationForm({
    mutation: approveAffiliateApplication(id),
    defaultValues: proposedAffiliate(message),
    toRequest: (affiliate) => ({ ...affiliate, version }),
    toast: (_answer, { partnerName }) => ({
      title: 'Partner Created',
      description: `${partnerName} is mailed their link.`,
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
      <p>They become a selling partner and get their link by mail. They need no account.</p>
      <form.TextField name="partnerName" label="Partner name" />
      <form.TextField
        name="partnerId"
        label="Partner ID"
        hint={`The link ends in ?ref=${form.watch('partnerId')}`}
      />
      <form.TextField name="email" label="E-mail" type="email" />
      <form.TextField
        name="commissionRate"
        label="Commission rate %"
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
