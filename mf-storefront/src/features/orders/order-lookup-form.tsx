import { lookUpOrder } from '@gallery/api-client';
import type { OrderReceipt } from '@gallery/contracts';
import { Button, Notice, TextField, useFocusAfterPending } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import {
  orderLookupErrorMessage,
  validateOrderLookup,
  orderLookupServerErrors,
  type OrderLookupErrors,
} from './order-lookup-fields';
import styles from './order-lookup-form.module.css';

export interface OrderLookupFormProps {
  /** The order number from an email's link. */
  initialNumber: string;
  onFound: (receipt: OrderReceipt) => void;
}

/** Finds an order by number and email. Input stays until an order is found. */
export function OrderLookupForm({ initialNumber, onFound }: OrderLookupFormProps) {
  const [lookup, setLookup] = useState({ number: initialNumber, email: '' });
  const [errors, setErrors] = useState<OrderLookupErrors>({});
  const {
    mutate: find,
    isPending,
    error,
  } = useMutation({
    ...lookUpOrder(),
    onSuccess: onFound,
    onError: (error) => setErrors(orderLookupServerErrors(error)),
  });
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterPending(isPending, button);
  const failure = error && !isPending ? orderLookupErrorMessage(error) : null;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = validateOrderLookup(lookup);
    const [first] = Object.keys(found);
    setErrors(found);
    if (first === undefined) find({ number: lookup.number.trim(), email: lookup.email.trim() });
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const field = (name: keyof typeof lookup) => ({
    name,
    value: lookup[name],
    error: errors[name],
    disabled: isPending,
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setLookup({ ...lookup, [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });

  return (
    <form noValidate onSubmit={submit} className={styles.form} aria-busy={isPending}>
      <TextField
        label="Order number"
        hint="As in TF-7K3M-Q9XD, with or without dashes"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        {...field('number')}
      />
      <TextField
        label="E-mail"
        hint="The address you ordered with"
        type="email"
        autoComplete="email"
        {...field('email')}
      />
      {failure && (
        <Notice tone="error" title={failure.title}>
          {failure.sentence}
        </Notice>
      )}
      <div>
        <Button ref={button} variant="filled" type="submit" isBusy={isPending} busyText="Looking...">
          Find order
        </Button>
      </div>
    </form>
  );
}
