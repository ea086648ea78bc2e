import { sellNumber } from '@gallery/api-client';
import type { EditionLedger } from '@gallery/contracts';
import { PAID_HOW, paidHowWord, type PaidHow } from '@gallery/domain';
import { notify } from '@gallery/session';
import { Checkbox, SelectField, TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { faultAt } from '../../parts/field-faults';
import { FieldGrid, WholeRow } from '../../parts/field-grid';
import { newSale, saleOf, type SaleDraft } from './sale-form';

export interface SellDialogProps {
  ledger: EditionLedger;
  /** Null leaves it to the ledger: the lowest free one. */
  number: number | null;
  onClose: () => void;
}

/** Enters a number that somebody bought at the gallery: an order and a certificate come of it. */
export function SellDialog({ ledger, number, onClose }: SellDialogProps) {
  // One for as long as the dialog is open: pressed twice, it is one sale.
  const [id] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(() => newSale(ledger, number));
  const selling = useMutation(sellNumber(ledger.editionId));
  const { error } = selling;
  const set = (part: Partial<SaleDraft>) => setDraft((before) => ({ ...before, ...part }));
  const sell = () =>
    selling.mutate(saleOf(draft, id, ledger), {
      onSuccess: ({ orderNumber }) => {
        notify({ title: 'Sold', description: `It is order ${orderNumber}.` });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Sell ${ledger.title} offline`}
      confirmWord="Enter the sale"
      busyWord="Entering..."
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
          error={faultAt(error, 'number')}
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
          error={faultAt(error, 'frameType')}
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
          error={faultAt(error, 'price')}
        />
        <SelectField
          look="boxed"
          label="Paid by"
          value={draft.paidHow}
          onChange={({ target }) => set({ paidHow: paidHowOf(target.value) })}
          error={faultAt(error, 'paidHow')}
        >
          {PAID_HOW.map((how) => (
            <option key={how} value={how}>
              {paidHowWord(how)}
            </option>
          ))}
        </SelectField>
        <BuyerFields draft={draft} set={set} failure={error} />
        <WholeRow>
          <TextAreaField
            look="boxed"
            label="Notes"
            hint="For the order; may stay empty."
            rows={2}
            value={draft.notes}
            onChange={({ target }) => set({ notes: target.value })}
            error={faultAt(error, 'notes')}
          />
        </WholeRow>
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
  draft: SaleDraft;
  set: (part: Partial<SaleDraft>) => void;
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
      error={faultAt(failure, `buyer.${name}`)}
    />
  ));
}

const paidHowOf = (value: string): PaidHow => PAID_HOW.find((how) => how === value) ?? 'other';
