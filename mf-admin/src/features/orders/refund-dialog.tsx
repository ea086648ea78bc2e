import { refundOrder } from '@gallery/api-client';
import type { OrderRecord } from '@gallery/contracts';
import { cents, formatSum } from '@gallery/domain';
import { SelectField, TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { faultAt } from '../../parts/field-faults';
import { typedSum } from '../../parts/typed-sum';
import { isConflict, OrderConflict } from './order-conflict';
import { RefundPrints } from './refund-prints';
import { chosenCents, linesOf, type PrintChoice } from './refund-choice';
import { useSeenOrder } from './use-seen-order';

export interface RefundDialogProps {
  order: OrderRecord;
  onClose: () => void;
}

type Part = 'all' | 'prints' | 'amount';

/** Gives money back: all that is left, some of the prints, or a sum. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { receipt, refundable } = order;
  const seen = useSeenOrder(order);
  // One for as long as the dialog is open: pressed twice, it is one refund.
  const [id] = useState(() => crypto.randomUUID());
  const [part, setPart] = useState<Part>('all');
  const [chosen, setChosen] = useState<readonly PrintChoice[]>([]);
  const [typed, setTyped] = useState({ amount: '', reason: '' });
  const refunding = useMutation(refundOrder(receipt.orderNumber));
  const { error } = refunding;
  const comesTo = part === 'prints' ? Math.min(cents(refundable), chosenCents(order.lines, chosen)) : 0;

  const refund = () =>
    refunding.mutate(
      {
        id,
        version: seen.version,
        reason: typed.reason,
        ...(part === 'prints' ? { lines: linesOf(chosen) } : {}),
        // What is no number is refused at the field, in the server's words.
        ...(part === 'amount' ? { amount: typedSum(typed.amount) ?? Number.NaN } : {}),
      },
      { onSuccess: onClose, onError: seen.learn },
    );

  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Refund on ${receipt.orderNumber}`}
      confirmWord="Refund"
      busyWord="Asking Stripe..."
      isBusy={refunding.isPending}
      failure={isConflict(error) ? null : error}
      failureTitle="Nothing was refunded."
      onConfirm={refund}
    >
      <p>
        {formatSum(cents(refundable))} can be given back.
        {order.door === 'offline' && ' It was paid at the gallery: give it back there, and enter it here.'}
      </p>
      <SelectField
        look="boxed"
        label="What goes back"
        value={part}
        onChange={({ target }) => setPart(partOf(target.value))}
      >
        <option value="all">All that is left</option>
        <option value="prints">Some of the prints</option>
        <option value="amount">A sum</option>
      </SelectField>
      {part === 'prints' && (
        <RefundPrints
          lines={order.lines}
          chosen={chosen}
          onChange={setChosen}
          fault={faultAt(error, 'lines')}
          sum={formatSum(comesTo)}
        />
      )}
      {part === 'amount' && (
        <TextField
          look="boxed"
          label="Dollars"
          inputMode="decimal"
          value={typed.amount}
          onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
          error={faultAt(error, 'amount')}
        />
      )}
      <TextAreaField
        look="boxed"
        label="Reason"
        hint="For the gallery's history."
        rows={2}
        value={typed.reason}
        onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
        error={faultAt(error, 'reason')}
      />
      {part === 'all' && <p>The certificates are revoked, and an order that has not shipped is cancelled.</p>}
      {part !== 'amount' && <p>Numbers stay sold until you take them back.</p>}
      <OrderConflict failure={error} news={seen.news} word="Refund" />
    </ConfirmDialog>
  );
}

const partOf = (value: string): Part => (value === 'prints' || value === 'amount' ? value : 'all');
