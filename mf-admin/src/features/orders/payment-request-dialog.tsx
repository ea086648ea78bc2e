import { requestOrderPayment } from '@gallery/api-client';
import type { OrderRecord, RequestPayment } from '@gallery/contracts';
import { SelectField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { faultAt } from '../../parts/field-faults';
import { typedSum } from '../../parts/typed-sum';

export interface PaymentRequestDialogProps {
  order: OrderRecord;
  onClose: () => void;
}

type Kind = RequestPayment['lines'][number]['kind'];

const KINDS: Record<Kind, string> = {
  shipping: 'Shipping',
  framing: 'Framing',
  rush: 'Rush production',
  installation: 'Installation',
  other: 'Something else',
};

/** A quote becomes a link that the buyer pays at. */
export function PaymentRequestDialog({ order, onClose }: PaymentRequestDialogProps) {
  const { receipt, needs } = order;
  const [kind, setKind] = useState<Kind>(needs.includes('installation') ? 'installation' : 'shipping');
  const [typed, setTyped] = useState({ description: '', amount: '' });
  const asking = useMutation(requestOrderPayment(receipt.orderNumber));
  const { error } = asking;
  const ask = () => {
    const description = typed.description.trim() || KINDS[kind];
    // What is no number is refused at the field, in the server's words.
    const amount = typedSum(typed.amount) ?? Number.NaN;
    asking.mutate({ lines: [{ kind, description, amount }] }, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Payment for ${receipt.orderNumber}`}
      confirmWord="Send the link"
      busyWord="Sending..."
      tone="ink"
      isBusy={asking.isPending}
      failure={error}
      failureTitle="Nothing was asked for."
      onConfirm={ask}
    >
      <p>{receipt.customerName} gets a mail with a link, at which the sum is paid by card within 14 days.</p>
      <SelectField
        look="boxed"
        label="For"
        value={kind}
        onChange={({ target }) => setKind(isKind(target.value) ? target.value : 'other')}
      >
        {Object.entries(KINDS).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </SelectField>
      <TextField
        look="boxed"
        label="In words"
        hint="The buyer reads it."
        placeholder={KINDS[kind]}
        value={typed.description}
        onChange={({ target }) => setTyped({ ...typed, description: target.value })}
        error={faultAt(error, 'lines.0.description')}
      />
      <TextField
        look="boxed"
        label="Dollars"
        inputMode="decimal"
        value={typed.amount}
        onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
        error={faultAt(error, 'lines.0.amount') ?? faultAt(error, 'lines')}
      />
    </ConfirmDialog>
  );
}

const isKind = (value: string): value is Kind => Object.hasOwn(KINDS, value);
