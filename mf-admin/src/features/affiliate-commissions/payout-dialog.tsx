import { latestPayable, isApiError, createAffiliatePayout } from '@gallery/api-client';
import type { Affiliate } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { Notice, TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { fieldError } from '../../components/forms/field-errors';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';

export interface PayoutDialogProps {
  /** As it stands now. */
  partner: Affiliate;
  onClose: () => void;
}

const EMPTY = { method: 'Bank transfer', reference: '', note: '' };

/** Writes down that a partner was paid all that is approved. The money itself goes outside of the gallery's books. */
export function PayoutDialog({ partner, onClose }: PayoutDialogProps) {
  // One for as long as the dialog is open: pressed twice, it is one payout.
  const [id] = useState(() => crypto.randomUUID());
  const [opened] = useState(partner.approved);
  const [typed, setTyped] = useState(EMPTY);
  const { mutate, isPending, error } = useMutation(createAffiliatePayout(partner.id));
  const [amount, setAmount] = useState(opened);
  const isConflict = isApiError(error, 'changed_meanwhile');
  const learn = (failure: Error) => {
    if (isApiError(failure, 'changed_meanwhile')) setAmount(latestPayable(failure.details) ?? amount);
  };
  const pay = () =>
    mutate(
      { id, amount, ...typed },
      {
        onSuccess: () => {
          showToast({ title: `${partner.partnerName} is paid` });
          onClose();
        },
        onError: learn,
      },
    );
  const text = (name: keyof typeof EMPTY) => ({
    look: 'boxed' as const,
    value: typed[name],
    error: fieldError(error, name),
    readOnly: isPending,
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Pay ${partner.partnerName} ${formatMoneyWithCents(toCents(amount))}?`}
      confirmLabel={`Pay out ${formatMoneyWithCents(toCents(amount))}`}
      busyLabel="Paying..."
      tone="ink"
      isBusy={isPending}
      failure={isConflict || hasVisibleFieldErrors(error) ? null : error}
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
        <FullWidth>
          <TextAreaField
            {...text('note')}
            label="Note"
            hint="For the gallery alone"
            rows={2}
            maxLength={500}
          />
        </FullWidth>
      </FieldGrid>
      {isConflict && (
        <Notice tone="warning" isAnswer title="The sum has changed meanwhile.">
          {`${formatMoneyWithCents(toCents(opened))} was due when this was opened, ${formatMoneyWithCents(toCents(amount))} is due now. What you typed is still here.`}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

/** Whether what is wrong is said at a box; what is wrong with the sum has none. */
const hasVisibleFieldErrors = (failure: Error | null): boolean =>
  ['method', 'reference', 'note'].some((name) => fieldError(failure, name) !== undefined);
