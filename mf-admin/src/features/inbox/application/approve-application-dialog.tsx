import { approveAffiliateApplication } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { proposeAffiliateCode } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog';
import { fieldError } from '../../../components/forms/field-errors';

export interface ApproveApplicationDialogProps {
  message: MessageRecord;
  onClose: () => void;
}

type Field = 'partnerName' | 'partnerId' | 'email' | 'commissionRate';

/** An application becomes a selling partner, who is mailed their link. */
export function ApproveApplicationDialog({ message, onClose }: ApproveApplicationDialogProps) {
  const { id, version, name } = message;
  const [fields, setFields] = useState(() => proposedAffiliate(message));
  const { mutate, isPending, error } = useMutation(approveAffiliateApplication(id));
  const approve = () =>
    mutate(
      { ...fields, version },
      {
        onSuccess: () => {
          showToast({ title: 'Partner Created', description: `${fields.partnerName} is mailed their link.` });
          onClose();
        },
      },
    );
  const text = (field: Field) => ({
    look: 'boxed' as const,
    value: fields[field],
    error: fieldError(error, field),
    onChange: ({ target }: { target: { value: string } }) =>
      setFields((before) => ({ ...before, [field]: target.value })),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Approve ${name}`}
      confirmLabel="Approve"
      busyLabel="Approving..."
      tone="ink"
      isBusy={isPending}
      failure={error}
      failureTitle="The application was not approved."
      onConfirm={approve}
    >
      <p>They become a selling partner and get their link by mail. They need no account.</p>
      <TextField label="Partner name" {...text('partnerName')} />
      <TextField
        label="Partner ID"
        hint={`The link ends in ?ref=${fields.partnerId}`}
        {...text('partnerId')}
      />
      <TextField label="E-mail" type="email" {...text('email')} />
      <TextField
        label="Commission rate %"
        type="number"
        min={0}
        max={100}
        step={0.01}
        placeholder="20.00"
        {...text('commissionRate')}
      />
    </ConfirmDialog>
  );
}

/** A business is known by its name, a person by theirs. */
function proposedAffiliate({ name, email, application }: MessageRecord): Record<Field, string> {
  const partnerName = application?.business || name;
  return {
    partnerName,
    partnerId: proposeAffiliateCode(partnerName),
    email,
    commissionRate: application?.usualRate ?? '',
  };
}
