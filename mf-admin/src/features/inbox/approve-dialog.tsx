import { approveApplication } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { proposedPartnerCode } from '@gallery/domain';
import { notify } from '@gallery/session';
import { TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { faultAt } from '../../parts/field-faults';

export interface ApproveDialogProps {
  message: MessageRecord;
  onClose: () => void;
}

type Field = 'partnerName' | 'partnerId' | 'email' | 'commissionRate';

/** An application becomes a selling partner, who is mailed their link. */
export function ApproveDialog({ message, onClose }: ApproveDialogProps) {
  const { id, version, name } = message;
  const [fields, setFields] = useState(() => proposalOf(message));
  const { mutate, isPending, error } = useMutation(approveApplication(id));
  const approve = () =>
    mutate(
      { ...fields, version },
      {
        onSuccess: () => {
          notify({ title: 'Partner Created', description: `${fields.partnerName} is mailed their link.` });
          onClose();
        },
      },
    );
  const text = (field: Field) => ({
    look: 'boxed' as const,
    value: fields[field],
    error: faultAt(error, field),
    onChange: ({ target }: { target: { value: string } }) =>
      setFields((before) => ({ ...before, [field]: target.value })),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Approve ${name}`}
      confirmWord="Approve"
      busyWord="Approving..."
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
function proposalOf({ name, email, application }: MessageRecord): Record<Field, string> {
  const partnerName = application?.business || name;
  return {
    partnerName,
    partnerId: proposedPartnerCode(partnerName),
    email,
    commissionRate: application?.usualRate ?? '',
  };
}
