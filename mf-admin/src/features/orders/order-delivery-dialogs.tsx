import {
  deliveryQuoteSuggestionQuery,
  latestOrder,
  quoteDelivery,
  updateOrderAddress,
} from '@gallery/api-client';
import type { DeliveryQuoteSuggestion, OrderRecord } from '@gallery/contracts';
import {
  formatMoneyWithCents,
  formatSize,
  LOCAL_DELIVERY_MILES,
  statesOf,
  toAddressForm,
  toCents,
} from '@gallery/domain';
import { AddressFields } from '@gallery/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { parseDollars } from '../../components/forms/input-values';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { useLatestRecord } from '../../components/forms/use-record-version';
import { OrderConflictNotice } from './order-dialogs';

interface DialogProps {
  order: OrderRecord;
  onClose: () => void;
}

/** Sets what the delivery costs, starting from the suggestion. The buyer gets a link to pay what is due. */
export function DeliveryQuoteDialog(props: DialogProps) {
  const { data, isError } = useQuery(deliveryQuoteSuggestionQuery(props.order.receipt.orderNumber));
  if (!data && !isError) return null;
  return <DeliveryQuoteForm {...props} suggestion={data ?? null} />;
}

interface DeliveryQuoteFormProps extends DialogProps {
  /** Null where it could not be read. */
  suggestion: DeliveryQuoteSuggestion | null;
}

function DeliveryQuoteForm({ order, suggestion, onClose }: DeliveryQuoteFormProps) {
  const { orderNumber, customerName, shipping } = order.receipt;
  const { opened, seen, acceptConflict } = useLatestRecord(order, latestOrder);
  const form = useMutationForm({
    mutation: quoteDelivery(orderNumber),
    defaultValues: { amount: String(shipping.quoted ?? suggestion?.amount ?? '') },
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
      {suggestion && <DeliveryParcel order={order} suggestion={suggestion} />}
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

/** What is sent, how far, and where the suggested amount comes from. */
function DeliveryParcel({
  order: { receipt, shipping },
  suggestion: { parcel, miles, estimatedMiles, amount, basedOn },
}: {
  order: OrderRecord;
  suggestion: DeliveryQuoteSuggestion;
}) {
  const prints = parcel.map(({ size, quantity }) => `${quantity} framed at ${formatSize(size)}`).join(', ');
  const place = [shipping.city, shipping.state, shipping.zip].filter(Boolean).join(' ');
  const distance =
    miles === null ? `more than ${LOCAL_DELIVERY_MILES} miles` : `${miles} ${miles === 1 ? 'mile' : 'miles'}`;
  return (
    <p>
      {prints !== '' && `${prints}. `}
      {receipt.shippingAddress === null
        ? 'No address yet: the payment page asks for it. '
        : `To ${place}, ${distance} from the studio. `}
      {miles !== null && 'Free delivery is suggested.'}
      {amount !== null &&
        basedOn !== null &&
        `Suggested: ${formatMoneyWithCents(toCents(amount))}, as for ${basedOn}.`}
      {amount !== null &&
        estimatedMiles !== null &&
        `Estimated from distance: ${formatMoneyWithCents(toCents(amount))} for about ${estimatedMiles.toLocaleString('en-US')} miles.`}
    </p>
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
