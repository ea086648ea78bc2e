import { recordOfflineSale } from '@gallery/api-client';
import type { EditionStock, CreateOfflineSale } from '@gallery/contracts';
import { OFFLINE_PAYMENT_METHODS, offlinePaymentMethodLabel } from '@gallery/domain';
import { Checkbox } from '@gallery/ui';
import { useState } from 'react';
import { ValueOptions } from '../../components/forms/label-options';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { parseDollars } from '../../components/forms/typed-values';

interface OfflineSaleDialogProps {
  ledger: EditionStock;
  /** Null leaves it to the ledger: the lowest free one. */
  editionNumber: number | null;
  onClose: () => void;
}

/** Enters a number that someone bought at the gallery: it becomes an order with a certificate. */
export function OfflineSaleDialog({ ledger, editionNumber, onClose }: OfflineSaleDialogProps) {
  // One for as long as the dialog is open: pressed twice, it is one sale.
  const [id] = useState(() => crypto.randomUUID());
  const form = useMutationForm({
    mutation: recordOfflineSale(ledger.editionId),
    defaultValues: newOfflineSale(ledger, editionNumber),
    toRequest: (sale) => toOfflineSaleRequest(sale, id, ledger),
    toast: ({ orderNumber }) => ({ title: 'Sold', description: `Order ${orderNumber} was created.` }),
    onSuccess: onClose,
  });
  const hasEmail = form.watch('buyer.email').trim() !== '';
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Sell ${ledger.title} offline`}
      confirmLabel="Record sale"
      busyLabel="Recording..."
      tone="ink"
      failureTitle="The sale was not recorded."
    >
      <p>
        For a print paid at the gallery. This creates an order and a certificate; no tax or fee is added to
        the price.
      </p>
      <FieldGrid>
        <form.SelectField name="editionNumber" label="Number">
          <option value="">Lowest available</option>
          {ledger.prints
            .filter((row) => row.moves.includes('sell'))
            .map(({ editionNumber: free, state, holder }) => (
              <option key={free} value={free}>
                {`${free} of ${ledger.total}${state === 'gallery-hold' ? `, held for ${holder ?? 'someone'}` : ''}`}
              </option>
            ))}
        </form.SelectField>
        <form.SelectField name="frameType" label="Frame">
          <ValueOptions values={ledger.frameTypes} />
        </form.SelectField>
        <form.TextField name="price" label="Price in dollars" inputMode="decimal" />
        <form.SelectField name="paymentMethod" label="Paid by">
          <ValueOptions values={OFFLINE_PAYMENT_METHODS} labelOf={offlinePaymentMethodLabel} />
        </form.SelectField>
        {BUYER_FIELDS.map(({ name, ...field }) => (
          <form.TextField key={name} name={`buyer.${name}`} {...field} />
        ))}
        <FullWidth>
          <form.TextAreaField name="notes" label="Notes" hint="Optional; saved with the order." rows={2} />
        </FullWidth>
      </FieldGrid>
      <form.Field name="tellsBuyer">
        {({ value, onChange }) => (
          <Checkbox
            label="Send the buyer a confirmation by email"
            checked={value && hasEmail}
            disabled={!hasEmail}
            onChange={({ target }) => onChange(target.checked)}
          />
        )}
      </form.Field>
    </ConfirmFormDialog>
  );
}

/** Name and email, and the address as far as it is known. */
const BUYER_FIELDS = [
  { name: 'fullName', label: 'Buyer' },
  { name: 'email', label: 'Email', type: 'email', hint: 'Optional; without it, no email is sent.' },
  { name: 'phone', label: 'Telephone', type: 'tel' },
  { name: 'street', label: 'Street' },
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'zip', label: 'ZIP' },
  { name: 'country', label: 'Country' },
] as const;

interface OfflineSaleFields {
  /** Empty for the lowest free number. */
  editionNumber: string;
  frameType: string;
  price: string;
  paymentMethod: CreateOfflineSale['paymentMethod'];
  buyer: Record<'fullName' | 'email' | 'phone' | 'street' | 'city' | 'state' | 'zip' | 'country', string>;
  notes: string;
  tellsBuyer: boolean;
}

/** The list price and the edition's own frame, until someone says otherwise. */
const newOfflineSale = (
  { price, frameType }: EditionStock,
  editionNumber: number | null,
): OfflineSaleFields => ({
  editionNumber: editionNumber === null ? '' : String(editionNumber),
  price: price > 0 ? String(price) : '',
  paymentMethod: 'card',
  frameType,
  buyer: {
    fullName: '',
    email: '',
    phone: '',
    street: '',
    city: '',
    state: '',
    zip: '',
    country: 'United States',
  },
  notes: '',
  tellsBuyer: true,
});

/** The sale as the API takes it. The server refuses what is not a number, at the field. */
function toOfflineSaleRequest(sale: OfflineSaleFields, id: string, ledger: EditionStock): CreateOfflineSale {
  const editionNumber = sale.editionNumber === '' ? null : Number(sale.editionNumber);
  const row = ledger.prints.find((each) => each.editionNumber === editionNumber);
  const email = sale.buyer.email.trim();
  return {
    ...sale,
    id,
    editionNumber,
    ...(row ? { version: row.version } : {}),
    price: parseDollars(sale.price) ?? Number.NaN,
    buyer: { ...sale.buyer, email },
    tellsBuyer: sale.tellsBuyer && email !== '',
  };
}
