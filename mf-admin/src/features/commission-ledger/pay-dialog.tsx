import { freshPayable, isApiError, payPartner } from '@gallery/api-client';
import type { SellingPartner } from '@gallery/contracts';
import { cents, formatSum } from '@gallery/domain';
import { notify } from '@gallery/session';
import { Notice, TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { faultAt } from '../../parts/field-faults';
import { FieldGrid, WholeRow } from '../../parts/field-grid';

export interface PayDialogProps {
  /** As it stands now. */
  partner: SellingPartner;
  onClose: () => void;
}

const EMPTY = { method: 'Bank transfer', reference: '', note: '' };

/** Writes down that a partner was paid all that is approved. The money itself goes outside of the gallery's books. */
export function PayDialog({ partner, onClose }: PayDialogProps) {
  // One for as long as the dialog is open: pressed twice, it is one payout.
  const [id] = useState(() => crypto.randomUUID());
  const [opened] = useState(partner.approved);
  const [typed, setTyped] = useState(EMPTY);
  const { mutate, isPending, error } = useMutation(payPartner(partner.id));
  const [amount, setAmount] = useState(opened);
  const isConflict = isApiError(error, 'changed_meanwhile');
  const learn = (failure: Error) => {
    if (isApiError(failure, 'changed_meanwhile')) setAmount(freshPayable(failure.details) ?? amount);
  };
  const pay = () =>
    mutate(
      { id, amount, ...typed },
      {
        onSuccess: () => {
          notify({ title: `${partner.partnerName} is paid` });
          onClose();
        },
        onError: learn,
      },
    );
  const text = (name: keyof typeof EMPTY) => ({
    look: 'boxed' as const,
    value: typed[name],
    error: faultAt(error, name),
    readOnly: isPending,
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Pay ${partner.partnerName} ${formatSum(cents(amount))}?`}
      confirmWord={`Pay out ${formatSum(cents(amount))}`}
      busyWord="Paying..."
      tone="ink"
      isBusy={isPending}
      failure={isConflict || isAtBoxes(error) ? null : error}
      failureTitle="The payout was not written down."
      onConfirm={pay}
    >
      <p>
        All approved commission, less what was reversed since the last payout. Send the money first: this
        writes down that it was paid.
      </p>
      <FieldGrid>
        <TextField {...text('method')} label="Method" maxLength={60} />
        <TextField {...text('reference')} label="Reference" hint="Of the transfer or check" maxLength={120} />
        <WholeRow>
          <TextAreaField
            {...text('note')}
            label="Note"
            hint="For the gallery alone"
            rows={2}
            maxLength={500}
          />
        </WholeRow>
      </FieldGrid>
      {isConflict && (
        <Notice tone="warning" isAnswer title="The sum has changed meanwhile.">
          {`${formatSum(cents(opened))} was due when this was opened, ${formatSum(cents(amount))} is due now. What you typed is still here.`}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

/** Whether what is wrong is said at a box; what is wrong with the sum has none. */
const isAtBoxes = (failure: Error | null): boolean =>
  ['method', 'reference', 'note'].some((name) => faultAt(failure, name) !== undefined);
