import { latestOrder, updateOrderStatus } from '@gallery/api-client';
import type { OrderRecord } from '@gallery/contracts';
import { toCents, formatMoneyWithCents, type OrderStatus } from '@gallery/domain';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useLatestRecord } from '../../components/forms/use-record-version';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { OrderConflictNotice } from './order-conflict-notice';
import { transitionLabel } from './order-transitions';

export interface OrderTransitionDialogProps {
  order: OrderRecord;
  /** Where it goes. */
  status: OrderStatus;
  onClose: () => void;
}

/** Moves an order to its next status. The buyer is emailed, with the note and how to track the parcel. */
export function OrderTransitionDialog({ order, status, onClose }: OrderTransitionDialogProps) {
  const { orderNumber, customerName } = order.receipt;
  const { opened, seen, acceptConflict } = useLatestRecord(order, latestOrder);
  const form = useMutationForm({
    mutation: updateOrderStatus(orderNumber),
    defaultValues: { note: '', carrier: '', trackingNumber: '' },
    toRequest: (typed) => ({
      status,
      version: seen.version,
      ...Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== '')),
    }),
    onSuccess: onClose,
    onError: acceptConflict,
  });
  const isRefunded = status === 'cancelled' || status === 'rejected';
  const label = transitionLabel(status);
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`${label}: ${orderNumber}`}
      confirmLabel={label}
      busyLabel="Saving..."
      tone={isRefunded ? 'destructive' : 'ink'}
      failureTitle="The order was not moved."
      conflict={
        <OrderConflictNotice newEntries={seen.history.slice(opened.history.length)} buttonLabel={label} />
      }
    >
      <p>{customerName} is told by mail.</p>
      {isRefunded && order.refundable > 0 && (
        <p>
          {formatMoneyWithCents(toCents(order.refundable))} goes back to the buyer and the certificates are
          revoked. The numbers stay sold until you take them back.
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
      <form.TextAreaField name="note" label="Note to the buyer" hint="Goes into the mail." rows={3} />
    </ConfirmFormDialog>
  );
}
