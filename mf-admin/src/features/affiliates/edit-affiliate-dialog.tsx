import { updateAffiliate, latestAffiliate, isApiError } from '@gallery/api-client';
import type { Affiliate } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { useState } from 'react';
import { FormDialog } from '../../components/dialogs/form-dialog';
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
  const [opened] = useState(partner);
  // A list that is fetched again behind the form must not slip in what nobody was told.
  const [seen, setSeen] = useState(partner);
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
      const fresh = isApiError(error, 'changed_meanwhile') ? latestAffiliate(error.details) : null;
      if (fresh) {
        setSeen(fresh);
        form.change(mergeAffiliateFields(seen, sent, fresh));
      } else showToast({ title: 'Failed to update partner. Please try again.', tone: 'destructive' });
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
