import { recordOfflineSale } from '@gallery/api-client';
import type { EditionStock } from '@gallery/contracts';
import {
  OFFLINE_PAYMENT_METHODS,
  offlinePaymentMethodLabel,
  type OfflinePaymentMethod,
} from '@gallery/domain';
import { showToast } from '@gallery/session';
import { Checkbox, SelectField, TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { fieldError } from '../../components/forms/field-errors';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';
import { newOfflineSale, toOfflineSaleRequest, type OfflineSaleFields } from './offline-sale-form';

export interface OfflineSaleDialogProps {
  ledger: EditionStock;
  /** Null leaves it to the ledger: the lowest free one. */
  number: number | null;
  onClose: () => void;
}

/** Enters a number that somebody bought at the gallery: an order and a certificate come of it. */
export function OfflineSaleDialog({ ledger, number, onClose }: OfflineSaleDialogProps) {
  // One for as long as the dialog is open: pressed twice, it is one sale.
  const [id] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(() => newOfflineSale(ledger, number));
  const selling = useMutation(recordOfflineSale(ledger.editionId));
  const { error } = selling;
  const set = (part: Partial<OfflineSaleFields>) => setDraft((before) => ({ ...before, ...part }));
  const sell = () =>
    selling.mutate(toOfflineSaleRequest(draft, id, ledger), {
      onSuccess: ({ orderNumber }) => {
        showToast({ title: 'Sold', description: `It is order ${orderNumber}.` });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Sell ${ledger.title} offline`}
      confirmLabel="Enter the sale"
      busyLabel="Entering..."
      tone="ink"
      isBusy={selling.isPending}
      failure={error}
      failureTitle="Nothing was sold."
      onConfirm={sell}
    >
      <p>Paid at the gallery. It becomes an order with its certificate; nothing is added to the price.</p>
      <FieldGrid>
        <SelectField
          look="boxed"
          label="Number"
          value={draft.number}
          onChange={({ target }) => set({ number: target.value })}
          error={fieldError(error, 'number')}
        >
          <option value="">The lowest free one</option>
          {ledger.numbers
            .filter((row) => row.moves.includes('sell'))
            .map(({ number: free, state, holder }) => (
              <option key={free} value={free}>
                {`${free} of ${ledger.total}${state === 'aside' ? `, held for ${holder ?? 'somebody'}` : ''}`}
              </option>
            ))}
        </SelectField>
        <SelectField
          look="boxed"
          label="Frame"
          value={draft.frameType}
          onChange={({ target }) => set({ frameType: target.value })}
          error={fieldError(error, 'frameType')}
        >
          {ledger.frameTypes.map((frameType) => (
            <option key={frameType}>{frameType}</option>
          ))}
        </SelectField>
        <TextField
          look="boxed"
          label="Price in dollars"
          inputMode="decimal"
          value={draft.price}
          onChange={({ target }) => set({ price: target.value })}
          error={fieldError(error, 'price')}
        />
        <SelectField
          look="boxed"
          label="Paid by"
          value={draft.paidHow}
          onChange={({ target }) => set({ paidHow: parsePaymentMethod(target.value) })}
          error={fieldError(error, 'paidHow')}
        >
          {OFFLINE_PAYMENT_METHODS.map((how) => (
            <option key={how} value={how}>
              {offlinePaymentMethodLabel(how)}
            </option>
          ))}
        </SelectField>
        <BuyerFields draft={draft} set={set} failure={error} />
        <FullWidth>
          <TextAreaField
            look="boxed"
            label="Notes"
            hint="For the order; may stay empty."
            rows={2}
            value={draft.notes}
            onChange={({ target }) => set({ notes: target.value })}
            error={fieldError(error, 'notes')}
          />
        </FullWidth>
      </FieldGrid>
      <Checkbox
        label="Send the buyer a confirmation by mail"
        checked={draft.tellsBuyer && draft.email.trim() !== ''}
        disabled={draft.email.trim() === ''}
        onChange={({ target }) => set({ tellsBuyer: target.checked })}
      />
    </ConfirmDialog>
  );
}

interface BuyerFieldsProps {
  draft: OfflineSaleFields;
  set: (part: Partial<OfflineSaleFields>) => void;
  failure: Error | null;
}

const BUYER_FIELDS = [
  { name: 'fullName', label: 'Buyer' },
  { name: 'email', label: 'E-mail', type: 'email', hint: 'May stay empty; nobody is written to then.' },
  { name: 'phone', label: 'Telephone', type: 'tel' },
  { name: 'street', label: 'Street' },
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'zip', label: 'ZIP' },
  { name: 'country', label: 'Country' },
] as const;

/** Name and mail, and the address as far as it is known. */
function BuyerFields({ draft, set, failure }: BuyerFieldsProps) {
  return BUYER_FIELDS.map(({ name, label, ...more }) => (
    <TextField
      key={name}
      look="boxed"
      label={label}
      {...more}
      value={draft[name]}
      onChange={({ target }) => set({ [name]: target.value })}
      error={fieldError(failure, `buyer.${name}`)}
    />
  ));
}

const parsePaymentMethod = (value: string): OfflinePaymentMethod =>
  OFFLINE_PAYMENT_METHODS.find((how) => how === value) ?? 'other';
