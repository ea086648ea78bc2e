import { latestOrder, quoteDelivery, updateOrderAddress } from '@gallery/api-client';
import type { OrderRecord } from '@gallery/contracts';
import { formatMoneyWithCents, statesOf, toAddressForm, toCents } from '@gallery/domain';
import { AddressFields } from '@gallery/ui/forms';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { parseDollars } from '../../components/forms/typed-values';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { useLatestRecord } from '../../components/forms/use-record-version';
import { OrderConflictNotice } from './order-dialogs';

interface DialogProps {
  order: OrderRecord;
  onClose: () => void;
}

/** Says what the delivery costs. The buyer gets a link to pay what is due. */
export function DeliveryQuoteDialog({ order, onClose }: DialogProps) {
  const { orderNumber, customerName, shipping } = order.receipt;
  const { opened, seen, acceptConflict } = useLatestRecord(order, latestOrder);
  const form = useMutationForm({
    mutation: quoteDelivery(orderNumber),
    defaultValues: { amount: shipping.quoted === null ? '' : String(shipping.quoted) },
    // The server refuses what is not a number, at the field.
    toRequest: ({ amount }) => ({ amount: parseDollars(amount) ?? Number.NaN, version: seen.version }),
    fieldNames: { lines: 'amount' },
    toast: 'Delivery quoted',
    onSuccess: onClose,
    onError: acceptConflict,
  });
  const label = 'Quote delivery';
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`${label}: ${orderNumber}`}
      confirmLabel={label}
      busyLabel="Sending..."
      tone="ink"
      failureTitle="The quote was not sent."
      conflict={
        <OrderConflictNotice newEntries={seen.history.slice(opened.history.length)} buttonLabel={label} />
      }
    >
      <p>{customerName} gets an email with a link to pay what is due.</p>
      <form.TextField
        name="amount"
        label="Amount ($)"
        inputMode="decimal"
        hint={
          shipping.minis > 0
            ? `Not including ${formatMoneyWithCents(toCents(shipping.minis))} for minis. Enter 0 for free delivery.`
            : 'Enter 0 for free delivery.'
        }
      />
    </ConfirmFormDialog>
  );
}

/** Changes where the prints go. */
export function OrderAddressDialog({ order, onClose }: DialogProps) {
  const { orderNumber, customerName, shippingAddress } = order.receipt;
  const { opened, seen, acceptConflict } = useLatestRecord(order, latestOrder);
  const form = useMutationForm({
    mutation: updateOrderAddress(orderNumber),
    defaultValues: toAddressForm(shippingAddress, customerName),
    toRequest: (address) => ({ ...address, version: seen.version }),
    toast: 'Address saved',
    onSuccess: onClose,
    onError: acceptConflict,
  });
  const label = 'Save address';
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Shipping address: ${orderNumber}`}
      confirmLabel={label}
      busyLabel="Saving..."
      tone="ink"
      failureTitle="The address was not changed."
      conflict={
        <OrderConflictNotice newEntries={seen.history.slice(opened.history.length)} buttonLabel={label} />
      }
    >
      <AddressFields states={statesOf(form.watch('country'))} />
    </ConfirmFormDialog>
  );
}
