import { PAYMENT_LINK_DAYS } from '@gallery/domain';
import { requestCommissionDeposit } from '@gallery/api-client';
import type { CommissionRequestDetail } from '@gallery/contracts';
import { parseDollars } from '../../components/forms/input-values';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';

interface RequestCommissionDepositDialogProps {
  commission: Pick<CommissionRequestDetail, 'id' | 'version' | 'projectType' | 'collector'>;
  onClose: () => void;
}

/** Asks the collector of a commission for a deposit, which they pay by a link. */
export function RequestCommissionDepositDialog({ commission, onClose }: RequestCommissionDepositDialogProps) {
  const { id, version, projectType, collector } = commission;
  const form = useMutationForm({
    mutation: requestCommissionDeposit(id),
    defaultValues: { amount: '' },
    validate: ({ amount }) => ({
      amount: parseDollars(amount) === undefined ? 'Enter an amount in dollars.' : undefined,
    }),
    toRequest: ({ amount }) => ({ amount: parseDollars(amount) ?? 0, version }),
    toast: 'Deposit requested',
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`${projectType}: deposit`}
      confirmLabel="Request deposit"
      tone="ink"
      failureTitle="The deposit was not requested."
    >
      <p>
        {collector?.firstName} gets an email with a payment link that works for {PAYMENT_LINK_DAYS.deposit}{' '}
        days. The deposit is a separate order.
      </p>
      <form.TextField name="amount" label="Amount in dollars" inputMode="decimal" />
    </ConfirmFormDialog>
  );
}
