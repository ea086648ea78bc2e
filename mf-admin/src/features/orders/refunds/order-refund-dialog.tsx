import { latestOrder, refundOrder } from '@gallery/api-client';
import type { OrderRecord } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { useState } from 'react';
import { ConfirmFormDialog } from '../../../components/dialogs/confirm-dialog';
import { parseDollars } from '../../../components/forms/parse-dollars';
import { useLatestRecord } from '../../../components/forms/use-latest-record';
import { useMutationForm } from '../../../components/forms/use-mutation-form';
import { OrderConflictNotice } from '../order-conflict-notice';
import { RefundPrintsField } from './refund-prints-field';
import { selectionAmount, toRefundLines, type RefundSelection } from './refund-selection';

interface RefundFields {
  scope: 'all' | 'prints' | 'amount';
  prints: readonly RefundSelection[];
  amount: string;
  reason: string;
}

const NEW_REFUND: RefundFields = { scope: 'all', prints: [], amount: '', reason: '' };

/** Refunds all that is left, some of the prints, or a sum. */
export function OrderRefundDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const { receipt, refundable } = order;
  const { opened, seen, acceptConflict } = useLatestRecord(order, latestOrder);
  // One for as long as the dialog is open: pressed twice, it is one refund.
  const [id] = useState(() => crypto.randomUUID());
  const form = useMutationForm({
    mutation: refundOrder(receipt.orderNumber),
    defaultValues: NEW_REFUND,
    fieldNames: { lines: 'prints' },
    toRequest: ({ scope, prints, amount, reason }) => ({
      id,
      version: seen.version,
      reason,
      ...(scope === 'prints' ? { lines: toRefundLines(prints) } : {}),
      // The server refuses what is not a number, at the field.
      ...(scope === 'amount' ? { amount: parseDollars(amount) ?? Number.NaN } : {}),
    }),
    onSuccess: onClose,
    onError: acceptConflict,
  });
  const scope = form.watch('scope');
  const amountOf = (prints: readonly RefundSelection[]) =>
    Math.min(toCents(refundable), selectionAmount(order.lines, prints));

  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Refund on ${receipt.orderNumber}`}
      confirmLabel="Refund"
      busyLabel="Asking Stripe..."
      failureTitle="Nothing was refunded."
      conflict={
        <OrderConflictNotice newEntries={seen.history.slice(opened.history.length)} buttonLabel="Refund" />
      }
    >
      <p>
        {formatMoneyWithCents(toCents(refundable))} can be given back.
        {order.door === 'offline' && ' It was paid at the gallery: give it back there, and enter it here.'}
      </p>
      <form.SelectField name="scope" label="What goes back">
        <option value="all">All that is left</option>
        <option value="prints">Some of the prints</option>
        <option value="amount">A sum</option>
      </form.SelectField>
      {scope === 'prints' && (
        <form.Field name="prints">
          {({ value, onChange, error }) => (
            <RefundPrintsField
              lines={order.lines}
              chosen={value}
              onChange={onChange}
              error={error}
              sum={formatMoneyWithCents(amountOf(value))}
            />
          )}
        </form.Field>
      )}
      {scope === 'amount' && <form.TextField name="amount" label="Dollars" inputMode="decimal" />}
      <form.TextAreaField name="reason" label="Reason" hint="For the gallery's history." rows={2} />
      {scope === 'all' && (
        <p>The certificates are revoked, and an order that has not shipped is cancelled.</p>
      )}
      {scope !== 'amount' && <p>Numbers stay sold until you take them back.</p>}
    </ConfirmFormDialog>
  );
}
