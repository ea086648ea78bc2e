import { createPrintDraftOrder, recordOfflineSale } from '@gallery/api-client';
import type {
  EditionStock,
  CreateOfflineSale,
  CreatePrintDraftOrder,
  PrintSaleLink,
} from '@gallery/contracts';
import {
  DEFAULT_COUNTRY,
  formatSize,
  OFFLINE_PAYMENT_METHODS,
  offlinePaymentMethodLabel,
} from '@gallery/domain';
import { showToast } from '@gallery/session';
import { Checkbox } from '@gallery/ui';
import { useAppForm, type AppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ValueOptions } from '../../components/forms/label-options';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { PaymentLinkDialog } from '../../components/dialogs/payment-link-dialog';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';
import { PersonField } from '../../components/forms/person-field';
import { parseDollars } from '../../components/forms/input-values';

interface SellPrintDialogProps {
  ledger: EditionStock;
  /** Null leaves it to the ledger: the lowest free one. */
  editionNumber: number | null;
  /** Whether the buyer is to pay by a link, until someone chooses otherwise. */
  isByLink?: boolean;
  onClose: () => void;
}

/**
 * Sells a number. What was paid at the gallery becomes an order with a certificate; else the number is held until its
 * buyer pays by a link, which is emailed, copied or scanned.
 */
export function SellPrintDialog({ ledger, editionNumber, isByLink = false, onClose }: SellPrintDialogProps) {
  // One id for as long as the dialog is open: pressed twice, it is one sale.
  const [id] = useState(() => crypto.randomUUID());
  const [link, setLink] = useState<PrintSaleLink | null>(null);
  const { mutateAsync: recordSale } = useMutation(recordOfflineSale(ledger.editionId));
  const { mutateAsync: createLink } = useMutation(createPrintDraftOrder(ledger.editionId));
  const form = useAppForm({
    defaultValues: newSale(ledger, editionNumber, isByLink),
    submit: async (sale): Promise<void> => {
      if (sale.paymentMethod === 'link') return setLink(await createLink(toDraftOrder(sale, ledger)));
      const { orderNumber } = await recordSale(
        toOfflineSale({ ...sale, paymentMethod: sale.paymentMethod }, id, ledger),
      );
      showToast({ title: 'Sold', description: `Order ${orderNumber} was created.` });
      onClose();
    },
  });
  const paysByLink = form.watch('paymentMethod') === 'link';
  const { fullName, email } = form.watch('buyer');
  if (link)
    return (
      <PaymentLinkDialog
        sale={link}
        emailedTo={email.trim() === '' ? null : fullName.trim()}
        onClose={onClose}
      />
    );
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Sell ${ledger.title}, ${formatSize(ledger.size)}`}
      confirmLabel={paysByLink ? 'Create payment link' : 'Record sale'}
      busyLabel={paysByLink ? 'Creating...' : 'Recording...'}
      tone="ink"
      failureTitle={paysByLink ? 'The payment link was not created.' : 'The sale was not recorded.'}
    >
      <p>
        {paysByLink
          ? 'The number is held for a week, and the buyer pays by card. The payment page asks for the address. Tax is included in the price.'
          : 'For a print paid for at the gallery. This creates an order and a certificate; no tax or fee is added to the price.'}
      </p>
      <FieldGrid>
        <BuyerField form={form} />
        <form.TextField
          name="buyer.email"
          label="Email"
          type="email"
          hint={
            paysByLink
              ? 'Optional; without it, share the link yourself.'
              : 'Optional; without it, no email is sent.'
          }
        />
        <form.SelectField name="paymentMethod" label="Paid by">
          <option value="link">Payment link</option>
          <ValueOptions values={OFFLINE_PAYMENT_METHODS} labelOf={offlinePaymentMethodLabel} />
        </form.SelectField>
        <form.TextField name="price" label="Price in dollars" inputMode="decimal" />
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
        <form.TextField name="buyer.phone" label="Phone" type="tel" />
      </FieldGrid>
      {!paysByLink && <OfflineSaleFields form={form} hasEmail={email.trim() !== ''} />}
    </ConfirmFormDialog>
  );
}

/** Who buys: a person whom the gallery knows brings the email address along. */
function BuyerField({ form }: { form: AppForm<SaleFields> }) {
  return (
    <form.Field name="buyer.fullName">
      {({ value, error, onChange }) => (
        <PersonField
          label="Buyer"
          value={value}
          error={error}
          onChange={onChange}
          onPick={({ name, email }) =>
            form.change({ buyer: { ...form.watch('buyer'), fullName: name, email } })
          }
        />
      )}
    </form.Field>
  );
}

/** What the payment page asks for otherwise, and what the gallery keeps. */
function OfflineSaleFields({ form, hasEmail }: { form: AppForm<SaleFields>; hasEmail: boolean }) {
  return (
    <>
      <FieldGrid>
        {ADDRESS_FIELDS.map(({ name, label }) => (
          <form.TextField key={name} name={`buyer.${name}`} label={label} />
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
    </>
  );
}

const ADDRESS_FIELDS = [
  { name: 'street', label: 'Street' },
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'zip', label: 'ZIP' },
  { name: 'country', label: 'Country' },
] as const;

interface SaleFields {
  /** Empty for the lowest free number. */
  editionNumber: string;
  frameType: string;
  price: string;
  paymentMethod: CreateOfflineSale['paymentMethod'] | 'link';
  buyer: Record<'fullName' | 'email' | 'phone' | 'street' | 'city' | 'state' | 'zip' | 'country', string>;
  notes: string;
  tellsBuyer: boolean;
}

/** The list price and the edition's own frame, until someone says otherwise. */
const newSale = (
  { price, frameType }: EditionStock,
  editionNumber: number | null,
  isByLink: boolean,
): SaleFields => ({
  editionNumber: editionNumber === null ? '' : String(editionNumber),
  price: price > 0 ? String(price) : '',
  paymentMethod: isByLink ? 'link' : 'card',
  frameType,
  buyer: {
    fullName: '',
    email: '',
    phone: '',
    street: '',
    city: '',
    state: '',
    zip: '',
    country: DEFAULT_COUNTRY,
  },
  notes: '',
  tellsBuyer: true,
});

/** The print's fields of both kinds of sale. The server refuses a price that is not a number, at the field. */
function saleOfPrint({ editionNumber: typed, price, frameType }: SaleFields, ledger: EditionStock) {
  const editionNumber = typed === '' ? null : Number(typed);
  const row = ledger.prints.find((each) => each.editionNumber === editionNumber);
  return {
    editionNumber,
    ...(row ? { version: row.version } : {}),
    price: parseDollars(price) ?? Number.NaN,
    frameType,
  };
}

function toDraftOrder(sale: SaleFields, ledger: EditionStock): CreatePrintDraftOrder {
  const { fullName, email, phone } = sale.buyer;
  return { ...saleOfPrint(sale, ledger), buyer: { fullName, email: email.trim(), phone } };
}

function toOfflineSale(
  sale: SaleFields & Pick<CreateOfflineSale, 'paymentMethod'>,
  id: string,
  ledger: EditionStock,
): CreateOfflineSale {
  const email = sale.buyer.email.trim();
  const { paymentMethod, notes } = sale;
  return {
    ...saleOfPrint(sale, ledger),
    id,
    paymentMethod,
    notes,
    buyer: { ...sale.buyer, email },
    tellsBuyer: sale.tellsBuyer && email !== '',
  };
}
