import { changePartner, freshPartner, isApiError } from '@gallery/api-client';
import type { SellingPartner } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldFaults } from '../../parts/field-faults';
import { FormDialog } from '../../parts/form-dialog';
import { PartnerFieldset } from './partner-fieldset';
import {
  bodyOf,
  faultsOf,
  fieldsOf,
  isReady,
  mergedFields,
  newsOf,
  type PartnerFields,
} from './partner-form';

export interface EditPartnerDialogProps {
  /** As it stood when the form was opened. */
  partner: SellingPartner;
  onClose: () => void;
}

/** Edits a selling partner. When somebody else was faster it says at each field what is there now. */
export function EditPartnerDialog({ partner, onClose }: EditPartnerDialogProps) {
  const [opened] = useState(partner);
  // A list that is read anew behind the form must not slip in what nobody was told.
  const [seen, setSeen] = useState(partner);
  const [fields, setFields] = useState(() => fieldsOf(partner));
  const [own, setOwn] = useState<Partial<Record<string, string>>>({});
  const { mutate, isPending, error, reset } = useMutation(changePartner(seen));
  const change = (changed: Partial<PartnerFields>) => {
    setFields((before) => ({ ...before, ...changed }));
    setOwn({});
  };
  const learn = (failure: Error) => {
    const fresh = isApiError(failure, 'changed_meanwhile') ? freshPartner(failure.details) : null;
    if (fresh) {
      setSeen(fresh);
      setFields((typed) => mergedFields(seen, typed, fresh));
    } else notify({ title: 'Failed to update partner. Please try again.', tone: 'destructive' });
  };
  const save = () => {
    const found = faultsOf(fields);
    setOwn(found);
    if (Object.keys(found).length > 0) return;
    mutate(bodyOf(fields), {
      onSuccess: () => {
        notify({ title: 'Partner Updated' });
        onClose();
      },
      onError: learn,
    });
  };
  return (
    <FormDialog
      title={`Edit ${opened.partnerName}`}
      saveWord="Save changes"
      isReady={isReady(fields)}
      isBusy={isPending}
      failure={error}
      failureTitle="Failed to update partner."
      conflict={{
        of: 'partner',
        onTake: () => {
          setFields(fieldsOf(seen));
          reset();
        },
      }}
      onSave={save}
      onClose={onClose}
    >
      <PartnerFieldset
        fields={fields}
        onChange={change}
        faults={{ ...fieldFaults(error), ...own }}
        news={newsOf(opened, fields, seen)}
        isBusy={isPending}
      />
    </FormDialog>
  );
}
