import { createAffiliate } from '@gallery/api-client';
import type { Affiliate } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Checkbox } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '../../components/forms/field-errors';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { AffiliateFieldset } from './affiliate-fieldset';
import {
  toAffiliateRequest,
  validateAffiliate,
  hasRequiredFields,
  newAffiliate,
  type AffiliateFields,
} from './affiliate-form';

export interface AddAffiliateDialogProps {
  /** Percent that new partners get unless the owner says otherwise. */
  defaultRate: number;
  onClose: () => void;
  onAdded: (partner: Affiliate) => void;
}

/** Adds a selling partner. What was typed stays when saving fails. */
export function AddAffiliateDialog({ defaultRate, onClose, onAdded }: AddAffiliateDialogProps) {
  const [fields, setFields] = useState(() => newAffiliate(defaultRate));
  const [sendWelcome, setSendWelcome] = useState(true);
  const [own, setOwn] = useState<Partial<Record<string, string>>>({});
  const { mutate, isPending, error } = useMutation(createAffiliate());
  const change = (changed: Partial<AffiliateFields>) => {
    setFields((before) => ({ ...before, ...changed }));
    setOwn({});
  };
  const save = () => {
    const found = validateAffiliate(fields);
    setOwn(found);
    if (Object.keys(found).length > 0) return;
    mutate(
      { ...toAffiliateRequest(fields), sendWelcome },
      {
        onSuccess: (partner) => {
          showToast({
            title: 'Partner Created',
            ...(sendWelcome && { description: `${partner.partnerName} is mailed their links.` }),
          });
          onAdded(partner);
        },
        onError: () =>
          showToast({ title: 'Failed to create partner. Please try again.', tone: 'destructive' }),
      },
    );
  };
  return (
    <FormDialog
      title="Add Partner"
      saveLabel="Add Partner"
      isReady={hasRequiredFields(fields)}
      isBusy={isPending}
      failure={error}
      failureTitle="Failed to create partner."
      onSave={save}
      onClose={onClose}
    >
      <AffiliateFieldset
        fields={fields}
        onChange={change}
        errors={{ ...fieldErrors(error), ...own }}
        isBusy={isPending}
      />
      <Checkbox
        label="Mail them their link and the link to their statement"
        checked={sendWelcome}
        disabled={isPending}
        onChange={({ target }) => setSendWelcome(target.checked)}
      />
    </FormDialog>
  );
}
