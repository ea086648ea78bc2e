import { createPaymentRequest } from '@gallery/api-client';
import type { OrderRecord, CreatePaymentRequest } from '@gallery/contracts';
import { SelectField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { fieldError } from '../../components/forms/field-errors';
import { parseDollars } from '../../components/forms/parse-dollars';

export interface PaymentRequestDialogProps {
  order: OrderRecord;
  onClose: () => void;
}

type Kind = CreatePaymentRequest['lines'][number]['kind'];

const KIND_LABELS: Record<Kind, string> = {
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
  const asking = useMutation(createPaymentRequest(receipt.orderNumber));
  const { error } = asking;
  const ask = () => {
    const description = typed.description.trim() || KIND_LABELS[kind];
    // What is no number is refused at the field, in the server's words.
    const amount = parseDollars(typed.amount) ?? Number.NaN;
    asking.mutate({ lines: [{ kind, description, amount }] }, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Payment for ${receipt.orderNumber}`}
      confirmLabel="Send the link"
      busyLabel="Sending..."
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
        {Object.entries(KIND_LABELS).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </SelectField>
      <TextField
        look="boxed"
        label="In words"
        hint="The buyer reads it."
        placeholder={KIND_LABELS[kind]}
        value={typed.description}
        onChange={({ target }) => setTyped({ ...typed, description: target.value })}
        error={fieldError(error, 'lines.0.description')}
      />
      <TextField
        look="boxed"
        label="Dollars"
        inputMode="decimal"
        value={typed.amount}
        onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
        error={fieldError(error, 'lines.0.amount') ?? fieldError(error, 'lines')}
      />
    </ConfirmDialog>
  );
}

const isKind = (value: string): value is Kind => Object.hasOwn(KIND_LABELS, value);
