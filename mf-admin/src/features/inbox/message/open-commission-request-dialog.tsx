import { createCommissionRequestFromMessage } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Checkbox, TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog';
import { fieldError } from '../../../components/forms/field-errors';

export interface OpenCommissionRequestDialogProps {
  message: MessageRecord;
  onClose: () => void;
}

/** An inquiry becomes a commission, which its collector then finds among theirs. */
export function OpenCommissionRequestDialog({ message, onClose }: OpenCommissionRequestDialogProps) {
  const { id, name, email, isOfCollector } = message;
  const [fields, setFields] = useState({
    projectType: '',
    budgetRange: '',
    description: message.message,
    wantsStudioVisit: false,
  });
  const { mutate, isPending, error } = useMutation(createCommissionRequestFromMessage(id));
  const change = (changed: Partial<typeof fields>) => setFields((before) => ({ ...before, ...changed }));
  const open = () =>
    mutate(
      { ...fields, ...(isOfCollector ? {} : { email }) },
      {
        onSuccess: () => {
          showToast({ title: 'The commission is opened', description: `${name} is written to.` });
          onClose();
        },
      },
    );
  const text = (field: 'projectType' | 'budgetRange' | 'description') => ({
    look: 'boxed' as const,
    value: fields[field],
    error: fieldError(error, field),
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Commission for ${name}`}
      confirmLabel="Open commission"
      busyLabel="Opening..."
      tone="ink"
      isBusy={isPending}
      failure={error}
      failureTitle="The commission was not opened."
      onConfirm={open}
    >
      <p>It begins as pending. {name} is written to and sees it in their account.</p>
      <TextField label="Project" placeholder="Diptych for a stairwell" {...text('projectType')} />
      <TextField label="Budget" placeholder="$10,000–$15,000" {...text('budgetRange')} />
      <TextAreaField label="Description" hint="The collector reads it." rows={5} {...text('description')} />
      <Checkbox
        label="Wants a studio visit"
        checked={fields.wantsStudioVisit}
        onChange={({ target }) => change({ wantsStudioVisit: target.checked })}
      />
    </ConfirmDialog>
  );
}
