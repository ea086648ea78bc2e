import { refundOrder } from '@gallery/api-client';
import type { OrderRecord } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { SelectField, TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog';
import { fieldError } from '../../../components/forms/field-errors';
import { parseDollars } from '../../../components/forms/parse-dollars';
import { isOrderConflict, OrderConflictNotice } from '../order-conflict-notice';
import { RefundPrintsField } from './refund-prints-field';
import { selectionAmount, toRefundLines, type RefundSelection } from './refund-selection';
import { useOrderVersion } from '../use-order-version';

export interface OrderRefundDialogProps {
  order: OrderRecord;
  onClose: () => void;
}

type RefundScope = 'all' | 'prints' | 'amount';

/** Gives money back: all that is left, some of the prints, or a sum. */
export function OrderRefundDialog({ order, onClose }: OrderRefundDialogProps) {
  const { receipt, refundable } = order;
  const seen = useOrderVersion(order);
  // One for as long as the dialog is open: pressed twice, it is one refund.
  const [id] = useState(() => crypto.randomUUID());
  const [part, setPart] = useState<RefundScope>('all');
  const [chosen, setChosen] = useState<readonly RefundSelection[]>([]);
  const [typed, setTyped] = useState({ amount: '', reason: '' });
  const refunding = useMutation(refundOrder(receipt.orderNumber));
  const { error } = refunding;
  const comesTo = part === 'prints' ? Math.min(toCents(refundable), selectionAmount(order.lines, chosen)) : 0;

  const refund = () =>
    refunding.mutate(
      {
        id,
        version: seen.version,
        reason: typed.reason,
        ...(part === 'prints' ? { lines: toRefundLines(chosen) } : {}),
        // What is no number is refused at the field, in the server's words.
        ...(part === 'amount' ? { amount: parseDollars(typed.amount) ?? Number.NaN } : {}),
      },
      { onSuccess: onClose, onError: seen.acceptConflict },
    );

  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Refund on ${receipt.orderNumber}`}
      confirmLabel="Refund"
      busyLabel="Asking Stripe..."
      isBusy={refunding.isPending}
      failure={isOrderConflict(error) ? null : error}
      failureTitle="Nothing was refunded."
      onConfirm={refund}
    >
      <p>
        {formatMoneyWithCents(toCents(refundable))} can be given back.
        {order.door === 'offline' && ' It was paid at the gallery: give it back there, and enter it here.'}
      </p>
      <SelectField
        look="boxed"
        label="What goes back"
        value={part}
        onChange={({ target }) => setPart(parseRefundScope(target.value))}
      >
        <option value="all">All that is left</option>
        <option value="prints">Some of the prints</option>
        <option value="amount">A sum</option>
      </SelectField>
      {part === 'prints' && (
        <RefundPrintsField
          lines={order.lines}
          chosen={chosen}
          onChange={setChosen}
          error={fieldError(error, 'lines')}
          sum={formatMoneyWithCents(comesTo)}
        />
      )}
      {part === 'amount' && (
        <TextField
          look="boxed"
          label="Dollars"
          inputMode="decimal"
          value={typed.amount}
          onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
          error={fieldError(error, 'amount')}
        />
      )}
      <TextAreaField
        look="boxed"
        label="Reason"
        hint="For the gallery's history."
        rows={2}
        value={typed.reason}
        onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
        error={fieldError(error, 'reason')}
      />
      {part === 'all' && <p>The certificates are revoked, and an order that has not shipped is cancelled.</p>}
      {part !== 'amount' && <p>Numbers stay sold until you take them back.</p>}
      <OrderConflictNotice failure={error} newEntries={seen.newEntries} buttonLabel="Refund" />
    </ConfirmDialog>
  );
}

const parseRefundScope = (value: string): RefundScope =>
  value === 'prints' || value === 'amount' ? value : 'all';
