import { latestOrder, isApiError, setOrderReferral } from '@gallery/api-client';
import type { OrderAttribution } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Notice, TextAreaField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { fieldError, hasFieldErrors } from '../../components/forms/field-errors';
import type { PickerOption } from '../../components/forms/record-picker';
import { affiliateOption, AffiliatePicker } from './affiliate-picker';

export interface SetAffiliateDialogProps {
  /** As it stands now. */
  referral: OrderAttribution;
  onClose: () => void;
}

/** The owner says by hand whose sale an order was: orders that began as an inquiry come without a link. */
export function SetAffiliateDialog({ referral, onClose }: SetAffiliateDialogProps) {
  const { orderNumber } = referral;
  // An order that is read anew behind the form must not slip in what nobody was told.
  const [version, setVersion] = useState(referral.orderVersion);
  const [chosen, setChosen] = useState<readonly PickerOption[]>(() => selectedAffiliates(referral));
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation(setOrderReferral(orderNumber));
  const isConflict = isApiError(error, 'changed_meanwhile');
  const learn = (failure: Error) => {
    const fresh = isApiError(failure, 'changed_meanwhile') ? latestOrder(failure.details) : null;
    if (fresh) setVersion(fresh.version);
  };
  const save = () =>
    mutate(
      { partnerId: chosen[0]?.id ?? null, reason, version },
      {
        onSuccess: () => {
          showToast({ title: 'Referral saved' });
          onClose();
        },
        onError: learn,
      },
    );
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Whose sale was ${orderNumber}?`}
      confirmLabel="Save"
      busyLabel="Saving..."
      tone="ink"
      isBusy={isPending}
      failure={isConflict || hasFieldErrors(error) ? null : error}
      failureTitle="The referral was not saved."
      onConfirm={save}
    >
      <p>Commission follows, at the partner’s rate of today. What was paid out already stays.</p>
      <AffiliatePicker chosen={chosen} error={fieldError(error, 'partnerId')} onChange={setChosen} />
      <TextAreaField
        look="boxed"
        label="Reason"
        hint="Kept with the order"
        rows={3}
        maxLength={400}
        value={reason}
        error={fieldError(error, 'reason')}
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

const selectedAffiliates = ({ partner }: OrderAttribution): PickerOption[] =>
  partner ? [affiliateOption(partner)] : [];
