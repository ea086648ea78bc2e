import { createMessageOrder } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { formatMoneyWithCents } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog';
import { fieldError } from '../../../components/forms/field-errors';
import { FieldGrid, FullWidth } from '../../../components/forms/field-grid';
import { PrintField } from './print-field';
import {
  newDraftOrder,
  toDraftOrderRequest,
  validateDraftOrder,
  draftOrderTotal,
  type DraftOrderFields,
} from './draft-order-form';
import styles from './draft-order-dialog.module.css';

export interface DraftOrderDialogProps {
  message: MessageRecord;
  onClose: () => void;
}

/** An inquiry becomes an order: its number is held, and the writer gets a link at which it is paid. */
export function DraftOrderDialog({ message, onClose }: DraftOrderDialogProps) {
  const [fields, setFields] = useState(() => newDraftOrder(message));
  const [own, setOwn] = useState<Partial<Record<string, string>>>({});
  const { mutate, isPending, error } = useMutation(createMessageOrder(message.id));
  const change = (changed: Partial<DraftOrderFields>) => setFields((before) => ({ ...before, ...changed }));
  const sell = () => {
    const found = validateDraftOrder(fields);
    setOwn(found);
    if (Object.keys(found).length > 0) return;
    mutate(toDraftOrderRequest(fields, message.version), {
      onSuccess: () => {
        showToast({
          title: 'The link is on its way',
          description: `The print is held for ${fields.fullName}.`,
        });
        onClose();
      },
    });
  };
  const text = (name: Exclude<keyof DraftOrderFields, 'artworkId' | 'size'>, at: string = name) => ({
    look: 'boxed' as const,
    value: fields[name],
    error: own[name] ?? fieldError(error, at),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Sell to ${message.name}`}
      confirmLabel="Send the link"
      busyLabel="Sending..."
      tone="ink"
      isBusy={isPending}
      failure={error}
      failureTitle="Nothing was sold."
      onConfirm={sell}
    >
      <PrintField
        first={message.artwork}
        fields={fields}
        errors={{
          artworkId: fieldError(error, 'items.0.artworkId') ?? fieldError(error, 'items'),
          size: fieldError(error, 'items.0.size'),
        }}
        onChange={change}
      />
      <FieldGrid columns={3}>
        <TextField label="Price, tax included" inputMode="decimal" {...text('price', 'items.0.price')} />
        <TextField label="Shipping" inputMode="decimal" placeholder="None" {...text('shipping')} />
        <TextField label="Framing" inputMode="decimal" placeholder="None" {...text('framing')} />
      </FieldGrid>
      <FieldGrid>
        <TextField label="Buyer’s name" {...text('fullName', 'buyer.fullName')} />
        <TextField label="E-mail" type="email" {...text('email', 'buyer.email')} />
      </FieldGrid>
      <details className={styles.address}>
        <summary>Where it goes, if that is known</summary>
        <FieldGrid>
          <FullWidth>
            <TextField label="Street" {...text('street', 'buyer.street')} />
          </FullWidth>
          <TextField label="City" {...text('city', 'buyer.city')} />
          <TextField label="State" {...text('state', 'buyer.state')} />
          <TextField label="ZIP" {...text('zip', 'buyer.zip')} />
          <TextField label="Country" {...text('country', 'buyer.country')} />
        </FieldGrid>
      </details>
      <TextAreaField
        label="Your words"
        hint="Stand above the sums in the mail; may be left out."
        rows={3}
        {...text('words')}
      />
      <TextField label="Days until the link ends" inputMode="numeric" {...text('days')} />
      <DraftOrderSummary fields={fields} />
    </ConfirmDialog>
  );
}

/** What will happen, in the figures that stand above. */
function DraftOrderSummary({ fields }: { fields: DraftOrderFields }) {
  const total = draftOrderTotal(fields);
  return (
    <output className={styles.asked}>
      {total === null
        ? 'The next number of the edition is held until the link is paid or ends.'
        : `${fields.fullName} is asked for ${formatMoneyWithCents(total)}. The next number is held until the link is paid or ends.`}
    </output>
  );
}
