import { moveOrder } from '@gallery/api-client';
import type { OrderRecord } from '@gallery/contracts';
import { cents, formatSum, type OrderStatus } from '@gallery/domain';
import { TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { faultAt } from '../../parts/field-faults';
import { isConflict, OrderConflict } from './order-conflict';
import { moveWords } from './order-moves';
import { useSeenOrder } from './use-seen-order';

export interface MoveDialogProps {
  order: OrderRecord;
  /** Where it goes. */
  status: OrderStatus;
  onClose: () => void;
}

const EMPTY = { note: '', carrier: '', trackingNumber: '' };

/** Moves the order on. The buyer is written to, with the note and the way to follow the parcel. */
export function MoveDialog({ order, status, onClose }: MoveDialogProps) {
  const [typed, setTyped] = useState(EMPTY);
  const seen = useSeenOrder(order);
  const moving = useMutation(moveOrder(order.receipt.orderNumber));
  const givesBack = status === 'cancelled' || status === 'rejected';
  const set = (name: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value });
  const move = () => {
    const said = Object.entries(typed).filter(([, value]) => value.trim() !== '');
    const body = { status, version: seen.version, ...Object.fromEntries(said) };
    moving.mutate(body, { onSuccess: onClose, onError: seen.learn });
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`${moveWords(status)}: ${order.receipt.orderNumber}`}
      confirmWord={moveWords(status)}
      busyWord="Saving..."
      tone={givesBack ? 'destructive' : 'ink'}
      isBusy={moving.isPending}
      failure={isConflict(moving.error) ? null : moving.error}
      failureTitle="The order was not moved."
      onConfirm={move}
    >
      <p>{order.receipt.customerName} is told by mail.</p>
      {givesBack && order.refundable > 0 && (
        <p>
          {formatSum(cents(order.refundable))} goes back to the buyer and the certificates are revoked. The
          numbers stay sold until you take them back.
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
            error={faultAt(moving.error, 'carrier')}
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
            error={faultAt(moving.error, 'trackingNumber')}
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
        error={faultAt(moving.error, 'note')}
      />
      <OrderConflict failure={moving.error} news={seen.news} word={moveWords(status)} />
    </ConfirmDialog>
  );
}
