import { latestOrder, refundOrder } from '@gallery/api-client';
import type { OrderRecord, OrderRecordLine } from '@gallery/contracts';
import { toCents, formatMoneyWithCents, formatSize, shareForPrints, type Cents } from '@gallery/domain';
import { Checkbox } from '@gallery/ui';
import { useState, useId } from 'react';
import { ConfirmFormDialog } from '../../../components/dialogs/confirm-dialog';
import { parseDollars } from '../../../components/forms/input-values';
import { useLatestRecord } from '../../../components/forms/use-record-version';
import { useMutationForm } from '../../../components/forms/use-mutation-form';
import { OrderConflictNotice } from '../order-dialogs';
import styles from '../order-detail.module.css';

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
  // One id for as long as the dialog is open: pressed twice, it is one refund.
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
    toast: ({ refundApprovals }) => {
      if (refundApprovals.some((approval) => approval.id === id))
        return 'A second owner has been asked to approve the refund';
      if (order.salesChannel === 'offline') return 'Refund recorded';
      return { title: 'Refund started', description: 'The buyer gets an email once Stripe has refunded it.' };
    },
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
      busyLabel="Refunding..."
      failureTitle="Nothing was refunded."
      conflict={
        <OrderConflictNotice newEntries={seen.history.slice(opened.history.length)} buttonLabel="Refund" />
      }
    >
      <p>
        {formatMoneyWithCents(toCents(refundable))} can be refunded.
        {order.salesChannel === 'offline' &&
          ' It was paid at the gallery: refund it there and record it here.'}
      </p>
      <form.SelectField name="scope" label="Refund">
        <option value="all">Full remaining amount</option>
        <option value="prints">Selected prints</option>
        <option value="amount">Specific amount</option>
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
      {scope === 'amount' && <form.TextField name="amount" label="Amount ($)" inputMode="decimal" />}
      <form.TextAreaField name="reason" label="Reason" hint="Internal; saved in the history." rows={2} />
      {scope === 'all' && (
        <p>The certificates are revoked, and an order that has not shipped is cancelled.</p>
      )}
      {scope !== 'amount' && <p>Prints stay sold until you return them to stock.</p>}
    </ConfirmFormDialog>
  );
}

interface RefundPrintsFieldProps {
  lines: readonly OrderRecordLine[];
  chosen: readonly RefundSelection[];
  onChange: (chosen: readonly RefundSelection[]) => void;
  /** What the server says about the choice. */
  error: string | undefined;
  /** The total of the chosen prints. */
  sum: string;
}

/** The prints of the order that have not been refunded, to be ticked. */
function RefundPrintsField({ lines, chosen, onChange, error, sum }: RefundPrintsFieldProps) {
  const errorId = useId();
  const toggle = (choice: RefundSelection, isOn: boolean) =>
    onChange(isOn ? [...chosen, choice] : chosen.filter((other) => !isSamePrint(other, choice)));
  return (
    <fieldset className={styles.prints} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>Prints</legend>
      {refundablePrints(lines).map(({ lineId, editionNumber, line }) => (
        <Checkbox
          key={`${lineId}:${editionNumber}`}
          label={`${line.title}, ${formatSize(line.size)}${editionNumber === null ? '' : `, number ${editionNumber}`}`}
          checked={chosen.some((other) => isSamePrint(other, { lineId, editionNumber }))}
          onChange={({ target }) => toggle({ lineId, editionNumber }, target.checked)}
        />
      ))}
      {error && (
        <p id={errorId} className={styles.fault} role="alert">
          {error}
        </p>
      )}
      <output>{sum} will be refunded, with tax and card fee; their certificates are revoked.</output>
    </fieldset>
  );
}

/** A print that is to be refunded; no number where the line has none. */
interface RefundSelection {
  lineId: string;
  editionNumber: number | null;
}

interface RefundablePrint extends RefundSelection {
  line: OrderRecordLine;
}

/** What can still be chosen of an order. */
const refundablePrints = (lines: readonly OrderRecordLine[]): RefundablePrint[] =>
  lines.flatMap((line): RefundablePrint[] => {
    const lineId = line.id;
    if (line.total === 0) return line.isRefunded ? [] : [{ lineId, editionNumber: null, line }];
    return line.editionNumbers
      .filter((editionNumber) => !line.refundedEditionNumbers.includes(editionNumber))
      .map((editionNumber) => ({ lineId, editionNumber, line }));
  });

/** What was paid for the chosen prints, their share of tax and card fee included: as the server calculates it. */
function selectionAmount(lines: readonly OrderRecordLine[], chosen: readonly RefundSelection[]): Cents {
  return lines.reduce((sum, { id, paid, quantity, total, refundedEditionNumbers }) => {
    const count = chosen.filter(({ lineId }) => lineId === id).length;
    if (count === 0) return sum;
    const now = total === 0 ? quantity : count;
    return sum + shareForPrints(toCents(paid), { quantity, before: refundedEditionNumbers.length, now });
  }, 0);
}

/** The choice as the API takes it: by line. */
function toRefundLines(chosen: readonly RefundSelection[]): { lineId: string; editionNumbers: number[] }[] {
  const ids = [...new Set(chosen.map(({ lineId }) => lineId))];
  return ids.map((id) => ({
    lineId: id,
    editionNumbers: chosen.flatMap(({ lineId, editionNumber }) =>
      lineId === id && editionNumber !== null ? [editionNumber] : [],
    ),
  }));
}

const isSamePrint = (one: RefundSelection, other: RefundSelection): boolean =>
  one.lineId === other.lineId && one.editionNumber === other.editionNumber;
