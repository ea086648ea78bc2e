import { createAffiliate, latestAffiliate, updateAffiliate } from '@gallery/api-client';
import type { Affiliate } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useLatestRecord } from '../../components/forms/use-latest-record';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { AffiliateFieldset } from './affiliate-fieldset';
import {
  toAffiliateRequest,
  validateAffiliate,
  toAffiliateFields,
  hasRequiredFields,
  mergeAffiliateFields,
  newAffiliate,
  changedMeanwhileHints,
} from './affiliate-form';

export interface AddAffiliateDialogProps {
  /** Percent that new affiliates get unless the owner says otherwise. */
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
    toast: (affiliate, { sendWelcome }) => ({
      title: 'Partner Created',
      ...(sendWelcome && { description: `${affiliate.partnerName} is mailed their links.` }),
    }),
    onSuccess: onAdded,
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

export interface EditAffiliateDialogProps {
  /** As it stood when the form was opened. */
  partner: Affiliate;
  onClose: () => void;
}

/** Edits an affiliate. When somebody else was faster it says at each field what is there now. */
export function EditAffiliateDialog({ partner, onClose }: EditAffiliateDialogProps) {
  const { opened, seen, acceptConflict } = useLatestRecord(partner, latestAffiliate);
  const form = useMutationForm({
    mutation: updateAffiliate(seen),
    defaultValues: toAffiliateFields(opened),
    validate: validateAffiliate,
    toRequest: toAffiliateRequest,
    toast: 'Partner Updated',
    onSuccess: onClose,
    onError: (error, sent) => {
      const latest = acceptConflict(error);
      if (latest) form.change(mergeAffiliateFields(seen, sent, latest));
      else showToast({ title: 'Failed to update partner. Please try again.', tone: 'destructive' });
    },
  });
  const fields = form.watch();
  return (
    <FormDialog
      form={form}
      title={`Edit ${opened.partnerName}`}
      saveLabel="Save changes"
      isReady={hasRequiredFields(fields)}
      failureTitle="Failed to update partner."
      conflict={{ of: 'partner', onTake: () => form.reset(toAffiliateFields(seen)) }}
      onClose={onClose}
    >
      <AffiliateFieldset
        partnerId={fields.partnerId}
        changedHints={changedMeanwhileHints(opened, fields, seen)}
      />
    </FormDialog>
  );
}
