import { isApiError, lookUpOrder } from '@gallery/api-client';
import type { OrderReceipt } from '@gallery/contracts';
import { emailError } from '@gallery/domain';
import { Notice } from '@gallery/ui';
import { Form, SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import styles from './order-lookup-form.module.css';

export interface OrderLookupFormProps {
  /** The order number from an email's link. */
  initialNumber: string;
  onFound: (receipt: OrderReceipt) => void;
}

/** Finds an order by number and email. Input stays until an order is found. */
export function OrderLookupForm({ initialNumber, onFound }: OrderLookupFormProps) {
  const { mutateAsync: find } = useMutation(lookUpOrder());
  const form = useAppForm({
    defaultValues: { number: initialNumber, email: '' },
    validate: ({ number, email }) => ({
      number: number.trim() ? undefined : 'Enter your order number',
      email: emailError(email),
    }),
    submit: ({ number, email }) => find({ number: number.trim(), email: email.trim() }),
    onSuccess: onFound,
  });

  return (
    <Form form={form} className={styles.form}>
      <form.TextField
        name="number"
        label="Order number"
        hint="For example, TF-7K3M-Q9XD. Dashes are optional."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
      />
      <form.TextField
        name="email"
        label="Email"
        hint="The email address you ordered with"
        type="email"
        autoComplete="email"
        required
      />
      {form.formError && <LookupFailure error={form.formError} />}
      <div>
        <SubmitButton form={form} variant="filled" busyText="Searching...">
          Find order
        </SubmitButton>
      </div>
    </Form>
  );
}

function LookupFailure({ error }: { error: Error }) {
  if (isApiError(error, 'order_not_found'))
    return (
      <Notice tone="error" title="No order found">
        No order matches this number and email address. You will find both in your order confirmation.
      </Notice>
    );
  const isTooOften = isApiError(error, 'rate_limited');
  return (
    <Notice tone="error" title={isTooOften ? 'Too many attempts' : 'We could not look up your order'}>
      {isTooOften ? 'Please wait a minute and try again.' : 'Please try again.'}
    </Notice>
  );
}
