import { sellByMessage } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { formatSum } from '@gallery/domain';
import { notify } from '@gallery/session';
import { TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { faultAt } from '../../parts/field-faults';
import { FieldGrid, WholeRow } from '../../parts/field-grid';
import { ChoosePrint } from './choose-print';
import { firstSale, saleBody, saleFaults, saleTotal, type SaleFields } from './sale-form';
import styles from './sell-dialog.module.css';

export interface SellDialogProps {
  message: MessageRecord;
  onClose: () => void;
}

/** An inquiry becomes an order: its number is held, and the writer gets a link at which it is paid. */
export function SellDialog({ message, onClose }: SellDialogProps) {
  const [fields, setFields] = useState(() => firstSale(message));
  const [own, setOwn] = useState<Partial<Record<string, string>>>({});
  const { mutate, isPending, error } = useMutation(sellByMessage(message.id));
  const change = (changed: Partial<SaleFields>) => setFields((before) => ({ ...before, ...changed }));
  const sell = () => {
    const found = saleFaults(fields);
    setOwn(found);
    if (Object.keys(found).length > 0) return;
    mutate(saleBody(fields, message.version), {
      onSuccess: () => {
        notify({ title: 'The link is on its way', description: `The print is held for ${fields.fullName}.` });
        onClose();
      },
    });
  };
  const text = (name: Exclude<keyof SaleFields, 'artworkId' | 'size'>, at: string = name) => ({
    look: 'boxed' as const,
    value: fields[name],
    error: own[name] ?? faultAt(error, at),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Sell to ${message.name}`}
      confirmWord="Send the link"
      busyWord="Sending..."
      tone="ink"
      isBusy={isPending}
      failure={error}
      failureTitle="Nothing was sold."
      onConfirm={sell}
    >
      <ChoosePrint
        first={message.artwork}
        fields={fields}
        faults={{
          artworkId: faultAt(error, 'items.0.artworkId') ?? faultAt(error, 'items'),
          size: faultAt(error, 'items.0.size'),
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
          <WholeRow>
            <TextField label="Street" {...text('street', 'buyer.street')} />
          </WholeRow>
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
      <Asked fields={fields} />
    </ConfirmDialog>
  );
}

/** What will happen, in the figures that stand above. */
function Asked({ fields }: { fields: SaleFields }) {
  const total = saleTotal(fields);
  return (
    <output className={styles.asked}>
      {total === null
        ? 'The next number of the edition is held until the link is paid or ends.'
        : `${fields.fullName} is asked for ${formatSum(total)}. The next number is held until the link is paid or ends.`}
    </output>
  );
}
