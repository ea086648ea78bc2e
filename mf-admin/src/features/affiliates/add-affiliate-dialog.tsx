import { createAffiliate } from '@gallery/api-client';
import type { Affiliate } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { AffiliateFieldset } from './affiliate-fieldset';
import { toAffiliateRequest, validateAffiliate, hasRequiredFields, newAffiliate } from './affiliate-form';

export interface AddAffiliateDialogProps {
  /** Percent that new partners get unless the owner says otherwise. */
  defaultRate: number;
  onClose: () => void;
  onAdded: (partner: Affiliate) => void;
}

/** Adds an affiliate. What was typed stays when saving fails. */
export function AddAffiliateDialog({ defaultRate, onClose, onAdded }: AddAffiliateDialogProps) {
  const form = useMutationForm({
    mutation: createAffiliate(),
    defaultValues: { ...newAffiliate(defaultRate), sendWelcome: true },
    validate: validateAffiliate,
    toRequest: ({ sendWelcome, ...fields }) => ({ ...toAffiliateRequest(fields), sendWelcome }),
    onSuccess: (affiliate, { sendWelcome }) => {
      showToast({
        title: 'Partner Created',
        ...(sendWelcome && { description: `${affiliate.partnerName} is mailed their links.` }),
      });
      onAdded(affiliate);
    },
    onError: () => showToast({ title: 'Failed to create partner. Please try again.', tone: 'destructive' }),
  });
  const fields = form.watch();
  return (
    <FormDialog
      form={form}
      title="Add Partner"
      saveLabel="Add Partner"
      isReady={hasRequiredFields(fields)}
      failureTitle="Failed to create partner."
      onClose={onClose}
    >
      <AffiliateFieldset partnerId={fields.partnerId} />
      <form.Checkbox name="sendWelcome" label="Mail them their link and the link to their statement" />
    </FormDialog>
  );
}
