import { latestOrder, updateOrderStatus, createPaymentRequest } from '@gallery/api-client';
import type { OrderRecord, OrderHistoryEntry, CreatePaymentRequest } from '@gallery/contracts';
import {
  PAYMENT_LINK_DAYS,
  toCents,
  formatMoneyWithCents,
  isOrderVoid,
  orderStatusLabel,
  type OrderStatus,
} from '@gallery/domain';
import { Checkbox, Notice } from '@gallery/ui';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useLatestRecord } from '../../components/forms/use-record-version';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { ConflictNotice } from '../../components/dialogs/conflict-notice';
import { historyEntries, Timeline } from '../../components/records/timeline';
import { lastCarrier, rememberCarrier, transitionLabel } from './order-transitions';
import { useStatusUndo } from './use-status-undo';
import { actorLabel, FRAUD_WARNING_TEXT, historyLabel, NEED_LABELS } from './order-labels';
import { LabelOptions } from '../../components/forms/label-options';
import { parseDollars } from '../../components/forms/input-values';

interface OrderTransitionDialogProps {
  order: OrderRecord;
  /** The status that it moves to. */
  status: OrderStatus;
  onClose: () => void;
}

/**
 * Moves an order to its next status. The buyer is emailed, with the note and how to track the parcel. Of an order that
 * is shipped already, it changes the tracking.
 */
export function OrderTransitionDialog({ order, status, onClose }: OrderTransitionDialogProps) {
  const { orderNumber, customerName, trackingNumber } = order.receipt;
  const { opened, seen, acceptConflict } = useLatestRecord(order, latestOrder);
  const isTracking = order.receipt.status === status;
  const isRefunded = isOrderVoid(status);
  const changedToast = useStatusUndo(order.receipt);
  const form = useMutationForm({
    mutation: updateOrderStatus(orderNumber),
    defaultValues: {
      note: '',
      carrier: status === 'shipped' ? (order.carrier ?? lastCarrier()) : '',
      trackingNumber: trackingNumber ?? '',
      acceptsFraudWarning: false,
    },
    toRequest: ({ acceptsFraudWarning, ...typed }) => ({
      status,
      version: seen.version,
      ...(acceptsFraudWarning ? { acceptsFraudWarning } : {}),
      ...Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== '')),
    }),
    toast: isTracking
      ? 'Tracking saved'
      : isRefunded
        ? `${orderNumber} is now ${orderStatusLabel(status).toLowerCase()}`
        : () => changedToast(status),
    onSuccess: (_, { carrier }) => {
      if (status === 'shipped' && carrier.trim() !== '') rememberCarrier(carrier.trim());
      onClose();
    },
    onError: acceptConflict,
  });
  const isProbablyFraud = !isTracking && status === 'shipped' && seen.needs.includes('fraud-warning');
  const label = isTracking ? 'Save tracking' : transitionLabel(status);
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`${label}: ${orderNumber}`}
      confirmLabel={label}
      tone={isRefunded ? 'destructive' : 'ink'}
      failureTitle={isTracking ? 'Tracking was not saved.' : 'The status was not changed.'}
      conflict={
        <OrderConflictNotice newEntries={seen.history.slice(opened.history.length)} buttonLabel={label} />
      }
    >
      {isProbablyFraud && (
        <>
          <Notice tone="error" title={NEED_LABELS['fraud-warning']}>
            {FRAUD_WARNING_TEXT}
          </Notice>
          <form.Field name="acceptsFraudWarning">
            {({ value, onChange }) => (
              <Checkbox
                label="Ship it anyway"
                checked={value}
                onChange={({ target }) => onChange(target.checked)}
              />
            )}
          </form.Field>
        </>
      )}
      <p>{customerName} gets an email.</p>
      {isRefunded && order.refundable > 0 && (
        <p>
          {formatMoneyWithCents(toCents(order.refundable))} is refunded to the buyer and the certificates are
          revoked. The numbers stay sold until you return them to stock.
        </p>
      )}
      {status === 'shipped' && (
        <>
          <form.TextField name="carrier" label="Carrier" list="carriers" />
          <datalist id="carriers">
            {['UPS', 'FedEx', 'USPS', 'DHL'].map((carrier) => (
              <option key={carrier} value={carrier}>
                {carrier}
              </option>
            ))}
          </datalist>
          <form.TextField name="trackingNumber" label="Tracking number" />
        </>
      )}
      {!isTracking && (
        <form.TextAreaField name="note" label="Note to the buyer" hint="Included in the email." rows={3} />
      )}
    </ConfirmFormDialog>
  );
}

interface OrderConflictNoticeProps {
  /** What others have done to the order since the form was opened. */
  newEntries: readonly OrderHistoryEntry[];
  /** On the button that is to be pressed again. */
  buttonLabel: string;
}

/** Shown when someone else saved first: what they did, and that nothing typed is lost. */
export function OrderConflictNotice({ newEntries, buttonLabel }: OrderConflictNoticeProps) {
  return (
    <div>
      <ConflictNotice subject="order">
        What you typed is still here. Press {buttonLabel} again to go ahead anyway.
      </ConflictNotice>
      {newEntries.length > 0 && (
        <Timeline label="Recent changes" entries={historyEntries(newEntries, historyLabel, actorLabel)} />
      )}
    </div>
  );
}

/** The delivery is quoted instead. */
type Kind = Exclude<CreatePaymentRequest['lines'][number]['kind'], 'shipping'>;

const KIND_LABELS: Record<Kind, string> = {
  framing: 'Framing',
  rush: 'Rush production',
  installation: 'Installation',
  other: 'Other',
};

/** A quote becomes a link that the buyer pays at. */
export function PaymentRequestDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const { receipt, needs } = order;
  const kind: Kind = needs.includes('installation') ? 'installation' : 'framing';
  const form = useMutationForm({
    mutation: createPaymentRequest(receipt.orderNumber),
    defaultValues: { kind, description: '', amount: '' },
    fieldNames: { 'lines.0.description': 'description', 'lines.0.amount': 'amount', lines: 'amount' },
    toRequest: (line) => ({
      lines: [
        {
          kind: line.kind,
          description: line.description.trim() || KIND_LABELS[line.kind],
          // The server refuses what is not a number, at the field.
          amount: parseDollars(line.amount) ?? Number.NaN,
        },
      ],
    }),
    toast: 'Payment link sent',
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Payment for ${receipt.orderNumber}`}
      confirmLabel="Send link"
      busyLabel="Sending..."
      tone="ink"
      failureTitle="The link was not sent."
    >
      <p>
        {receipt.customerName} gets an email with a link to pay by card within {PAYMENT_LINK_DAYS.extraCharge}{' '}
        days.
      </p>
      <form.SelectField name="kind" label="For">
        <LabelOptions labels={KIND_LABELS} />
      </form.SelectField>
      <form.TextField
        name="description"
        label="Description"
        hint="Shown to the buyer."
        placeholder={KIND_LABELS[form.watch('kind')]}
      />
      <form.TextField name="amount" label="Amount ($)" inputMode="decimal" />
    </ConfirmFormDialog>
  );
}
