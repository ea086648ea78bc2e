import { addPartner } from '@gallery/api-client';
import type { SellingPartner } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { Checkbox } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldFaults } from '../../parts/field-faults';
import { FormDialog } from '../../parts/form-dialog';
import { PartnerFieldset } from './partner-fieldset';
import { bodyOf, faultsOf, isReady, newPartner, type PartnerFields } from './partner-form';

export interface AddPartnerDialogProps {
  /** Percent that new partners get unless the owner says otherwise. */
  defaultRate: number;
  onClose: () => void;
  onAdded: (partner: SellingPartner) => void;
}

/** Adds a selling partner. What was typed stays when saving fails. */
export function AddPartnerDialog({ defaultRate, onClose, onAdded }: AddPartnerDialogProps) {
  const [fields, setFields] = useState(() => newPartner(defaultRate));
  const [sendWelcome, setSendWelcome] = useState(true);
  const [own, setOwn] = useState<Partial<Record<string, string>>>({});
  const { mutate, isPending, error } = useMutation(addPartner());
  const change = (changed: Partial<PartnerFields>) => {
    setFields((before) => ({ ...before, ...changed }));
    setOwn({});
  };
  const save = () => {
    const found = faultsOf(fields);
    setOwn(found);
    if (Object.keys(found).length > 0) return;
    mutate(
      { ...bodyOf(fields), sendWelcome },
      {
        onSuccess: (partner) => {
          notify({
            title: 'Partner Created',
            ...(sendWelcome && { description: `${partner.partnerName} is mailed their links.` }),
          });
          onAdded(partner);
        },
        onError: () => notify({ title: 'Failed to create partner. Please try again.', tone: 'destructive' }),
      },
    );
  };
  return (
    <FormDialog
      title="Add Partner"
      saveWord="Add Partner"
      isReady={isReady(fields)}
      isBusy={isPending}
      failure={error}
      failureTitle="Failed to create partner."
      onSave={save}
      onClose={onClose}
    >
      <PartnerFieldset
        fields={fields}
        onChange={change}
        faults={{ ...fieldFaults(error), ...own }}
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
