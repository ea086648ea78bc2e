import { createCommissionRequestFromMessage } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { ConfirmFormDialog } from '../../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../../components/forms/use-mutation-form';

export interface OpenCommissionRequestDialogProps {
  message: MessageRecord;
  onClose: () => void;
}

/** An inquiry becomes a commission request, which its collector then finds among theirs. */
export function OpenCommissionRequestDialog({ message, onClose }: OpenCommissionRequestDialogProps) {
  const { id, name, email, isOfCollector } = message;
  const form = useMutationForm({
    mutation: createCommissionRequestFromMessage(id),
    defaultValues: {
      projectType: '',
      budgetRange: '',
      description: message.message,
      wantsStudioVisit: false,
    },
    toRequest: (request) => ({ ...request, ...(isOfCollector ? {} : { email }) }),
    toast: { title: 'The commission is opened', description: `${name} is written to.` },
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Commission for ${name}`}
      confirmLabel="Open commission"
      busyLabel="Opening..."
      tone="ink"
      failureTitle="The commission was not opened."
    >
      <p>It begins as pending. {name} is written to and sees it in their account.</p>
      <form.TextField name="projectType" label="Project" placeholder="Diptych for a stairwell" />
      <form.TextField name="budgetRange" label="Budget" placeholder="$10,000–$15,000" />
      <form.TextAreaField name="description" label="Description" hint="The collector reads it." rows={5} />
      <form.Checkbox name="wantsStudioVisit" label="Wants a studio visit" />
    </ConfirmFormDialog>
  );
}
