import { freshOrder, isApiError, setOrderReferral } from '@gallery/api-client';
import type { OrderReferral } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { Notice, TextAreaField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { faultAt, isAtFields } from '../../parts/field-faults';
import type { PickerChoice } from '../../parts/record-picker';
import { partnerChoice, PartnersField } from './partners-field';

export interface SetPartnerDialogProps {
  /** As it stands now. */
  referral: OrderReferral;
  onClose: () => void;
}

/** The owner says by hand whose sale an order was: orders that began as an inquiry come without a link. */
export function SetPartnerDialog({ referral, onClose }: SetPartnerDialogProps) {
  const { orderNumber } = referral;
  // An order that is read anew behind the form must not slip in what nobody was told.
  const [version, setVersion] = useState(referral.orderVersion);
  const [chosen, setChosen] = useState<readonly PickerChoice[]>(() => choiceOf(referral));
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation(setOrderReferral(orderNumber));
  const isConflict = isApiError(error, 'changed_meanwhile');
  const learn = (failure: Error) => {
    const fresh = isApiError(failure, 'changed_meanwhile') ? freshOrder(failure.details) : null;
    if (fresh) setVersion(fresh.version);
  };
  const save = () =>
    mutate(
      { partnerId: chosen[0]?.id ?? null, reason, version },
      {
        onSuccess: () => {
          notify({ title: 'Referral saved' });
          onClose();
        },
        onError: learn,
      },
    );
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Whose sale was ${orderNumber}?`}
      confirmWord="Save"
      busyWord="Saving..."
      tone="ink"
      isBusy={isPending}
      failure={isConflict || isAtFields(error) ? null : error}
      failureTitle="The referral was not saved."
      onConfirm={save}
    >
      <p>Commission follows, at the partner’s rate of today. What was paid out already stays.</p>
      <PartnersField chosen={chosen} error={faultAt(error, 'partnerId')} onChange={setChosen} />
      <TextAreaField
        look="boxed"
        label="Reason"
        hint="Kept with the order"
        rows={3}
        maxLength={400}
        value={reason}
        error={faultAt(error, 'reason')}
        onChange={({ target }) => setReason(target.value)}
      />
      {isConflict && (
        <Notice tone="warning" isAnswer title="Somebody else has changed this order meanwhile.">
          {`Its partner is ${referral.partner?.partnerName ?? 'nobody'} now. What you entered is still here: save again to let it hold.`}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

const choiceOf = ({ partner }: OrderReferral): PickerChoice[] => (partner ? [partnerChoice(partner)] : []);
