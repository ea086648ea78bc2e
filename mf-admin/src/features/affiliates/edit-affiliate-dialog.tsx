import { updateAffiliate, latestAffiliate, isApiError } from '@gallery/api-client';
import type { Affiliate } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '../../components/forms/field-errors';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { AffiliateFieldset } from './affiliate-fieldset';
import {
  toAffiliateRequest,
  validateAffiliate,
  toAffiliateFields,
  hasRequiredFields,
  mergeAffiliateFields,
  changedMeanwhileHints,
  type AffiliateFields,
} from './affiliate-form';

export interface EditAffiliateDialogProps {
  /** As it stood when the form was opened. */
  partner: Affiliate;
  onClose: () => void;
}

/** Edits a selling partner. When somebody else was faster it says at each field what is there now. */
export function EditAffiliateDialog({ partner, onClose }: EditAffiliateDialogProps) {
  const [opened] = useState(partner);
  // A list that is read anew behind the form must not slip in what nobody was told.
  const [seen, setSeen] = useState(partner);
  const [fields, setFields] = useState(() => toAffiliateFields(partner));
  const [own, setOwn] = useState<Partial<Record<string, string>>>({});
  const { mutate, isPending, error, reset } = useMutation(updateAffiliate(seen));
  const change = (changed: Partial<AffiliateFields>) => {
    setFields((before) => ({ ...before, ...changed }));
    setOwn({});
  };
  const learn = (failure: Error) => {
    const fresh = isApiError(failure, 'changed_meanwhile') ? latestAffiliate(failure.details) : null;
    if (fresh) {
      setSeen(fresh);
      setFields((typed) => mergeAffiliateFields(seen, typed, fresh));
    } else showToast({ title: 'Failed to update partner. Please try again.', tone: 'destructive' });
  };
  const save = () => {
    const found = validateAffiliate(fields);
    setOwn(found);
    if (Object.keys(found).length > 0) return;
    mutate(toAffiliateRequest(fields), {
      onSuccess: () => {
        showToast({ title: 'Partner Updated' });
        onClose();
      },
      onError: learn,
    });
  };
  return (
    <FormDialog
      title={`Edit ${opened.partnerName}`}
      saveLabel="Save changes"
      isReady={hasRequiredFields(fields)}
      isBusy={isPending}
      failure={error}
      failureTitle="Failed to update partner."
      conflict={{
        of: 'partner',
        onTake: () => {
          setFields(toAffiliateFields(seen));
          reset();
        },
      }}
      onSave={save}
      onClose={onClose}
    >
      <AffiliateFieldset
        fields={fields}
        onChange={change}
        errors={{ ...fieldErrors(error), ...own }}
        changedHints={changedMeanwhileHints(opened, fields, seen)}
        isBusy={isPending}
      />
    </FormDialog>
  );
}
