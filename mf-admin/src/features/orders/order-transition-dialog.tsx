import { updateOrderStatus } from '@gallery/api-client';
import type { OrderRecord } from '@gallery/contracts';
import { toCents, formatMoneyWithCents, type OrderStatus } from '@gallery/domain';
import { TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { fieldError } from '../../components/forms/field-errors';
import { isOrderConflict, OrderConflictNotice } from './order-conflict-notice';
import { transitionLabel } from './order-transitions';
import { useOrderVersion } from './use-order-version';

export interface OrderTransitionDialogProps {
  order: OrderRecord;
  /** Where it goes. */
  status: OrderStatus;
  onClose: () => void;
}

const EMPTY = { note: '', carrier: '', trackingNumber: '' };

/** Moves the order on. The buyer is written to, with the note and the way to follow the parcel. */
export function OrderTransitionDialog({ order, status, onClose }: OrderTransitionDialogProps) {
  const [typed, setTyped] = useState(EMPTY);
  const seen = useOrderVersion(order);
  const moving = useMutation(updateOrderStatus(order.receipt.orderNumber));
  const givesBack = status === 'cancelled' || status === 'rejected';
  const set = (name: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value });
  const move = () => {
    const said = Object.entries(typed).filter(([, value]) => value.trim() !== '');
    const body = { status, version: seen.version, ...Object.fromEntries(said) };
    moving.mutate(body, { onSuccess: onClose, onError: seen.acceptConflict });
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`${transitionLabel(status)}: ${order.receipt.orderNumber}`}
      confirmLabel={transitionLabel(status)}
      busyLabel="Saving..."
      tone={givesBack ? 'destructive' : 'ink'}
      isBusy={moving.isPending}
      failure={isOrderConflict(moving.error) ? null : moving.error}
      failureTitle="The order was not moved."
      onConfirm={move}
    >
      <p>{order.receipt.customerName} is told by mail.</p>
      {givesBack && order.refundable > 0 && (
        <p>
          {formatMoneyWithCents(toCents(order.refundable))} goes back to the buyer and the certificates are
          revoked. The numbers stay sold until you take them back.
        </p>
      )}
      {status === 'shipped' && (
        <>
          <TextField
            look="boxed"
            label="Carrier"
            list="carriers"
            value={typed.carrier}
            onChange={set('carrier')}
            error={fieldError(moving.error, 'carrier')}
          />
          <datalist id="carriers">
            {['UPS', 'FedEx', 'USPS', 'DHL'].map((carrier) => (
              <option key={carrier} value={carrier}>
                {carrier}
              </option>
            ))}
          </datalist>
          <TextField
            look="boxed"
            label="Tracking number"
            value={typed.trackingNumber}
            onChange={set('trackingNumber')}
            error={fieldError(moving.error, 'trackingNumber')}
          />
        </>
      )}
      <TextAreaField
        look="boxed"
        label="Note to the buyer"
        hint="Goes into the mail."
        rows={3}
        value={typed.note}
        onChange={set('note')}
        error={fieldError(moving.error, 'note')}
      />
      <OrderConflictNotice
        failure={moving.error}
        newEntries={seen.newEntries}
        buttonLabel={transitionLabel(status)}
      />
    </ConfirmDialog>
  );
}
