import { changeOrderAddress } from '@gallery/api-client';
import type { OrderBalance, OrderReceipt } from '@gallery/contracts';
import {
  addressLines,
  formatDate,
  formatMoneyWithCents,
  statesOf,
  toAddressForm,
  toCents,
} from '@gallery/domain';
import { useTimeZone } from '@gallery/session';
import { Button, ButtonLink, Notice, Section, TextButton } from '@gallery/ui';
import { AddressFields, Form, SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './order-delivery.module.css';

export interface OrderDeliveryProps {
  receipt: OrderReceipt;
  /** The order after its address was changed. */
  onChange: (receipt: OrderReceipt) => void;
}

/** What can still be paid of an order, and where its prints go. */
export function OrderDelivery({ receipt, onChange }: OrderDeliveryProps) {
  const { balances, shippingAddress, canEditAddress } = receipt;
  return (
    <>
      {balances.length > 0 && (
        <Section title="Amount due">
          <OpenBalances balances={balances} />
        </Section>
      )}
      {(shippingAddress !== null || canEditAddress) && (
        <Section title="Shipping address">
          <ShippingAddress receipt={receipt} onChange={onChange} />
        </Section>
      )}
    </>
  );
}

function OpenBalances({ balances }: { balances: readonly OrderBalance[] }) {
  const timeZone = useTimeZone();
  return (
    <ul className={styles.balances}>
      {balances.map(({ id, description, amount, since, payUrl }) => (
        <li key={id} className={styles.balance}>
          <p>
            {description}
            <span className={styles.since}>Due since {formatDate(since, timeZone)}</span>
          </p>
          <ButtonLink variant="filled" href={payUrl}>
            Pay {formatMoneyWithCents(toCents(amount))}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function ShippingAddress({ receipt, onChange }: OrderDeliveryProps) {
  const { shippingAddress, canEditAddress } = receipt;
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return (
      <AddressForm
        receipt={receipt}
        onClose={() => setEditing(false)}
        onChange={(changed) => {
          setEditing(false);
          onChange(changed);
        }}
      />
    );
  }
  return (
    <div className={styles.address}>
      {shippingAddress === null ? (
        <p>We need a shipping address for your prints.</p>
      ) : (
        <address>
          {addressLines(shippingAddress).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {canEditAddress && (
        <Button onClick={() => setEditing(true)}>
          {shippingAddress === null ? 'Add an address' : 'Change address'}
        </Button>
      )}
    </div>
  );
}

function AddressForm({ receipt, onChange, onClose }: OrderDeliveryProps & { onClose: () => void }) {
  const { orderNumber: number, email, shippingAddress, customerName } = receipt;
  const { mutateAsync: change } = useMutation(changeOrderAddress());
  const form = useAppForm({
    defaultValues: toAddressForm(shippingAddress, customerName),
    submit: (address) => change({ ...address, number, email }),
    onSuccess: onChange,
    initialFocus: 'fullName',
  });
  return (
    <Form form={form} className={styles.form}>
      <AddressFields states={statesOf(form.watch('country'))} />
      {form.formError && (
        <Notice tone="error" title="Your address was not saved">
          {form.formError.message}
        </Notice>
      )}
      <div className={styles.actions}>
        <SubmitButton form={form} variant="filled" busyText="Saving...">
          Save address
        </SubmitButton>
        <TextButton onClick={onClose}>Cancel</TextButton>
      </div>
    </Form>
  );
}
