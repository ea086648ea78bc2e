import { updateAffiliate, latestAffiliate } from '@gallery/api-client';
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
  changedMeanwhileHints,
} from './affiliate-form';

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
    onSuccess: () => {
      showToast({ title: 'Partner Updated' });
      onClose();
    },
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
