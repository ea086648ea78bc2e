import type { PaymentRequestView } from '@gallery/contracts';
import {
  isApiError,
  savePayerAddress,
  savePayerPhone,
  type PaymentRequestReference,
} from '@gallery/api-client';
import { toCents, formatMoneyWithCents, statesOf, toAddressForm } from '@gallery/domain';
import { showToast, showErrorToast } from '@gallery/session';
import { ErrorState, LoadingState, Notice, Skeleton } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { AddressFields, Form, SubmitButton, useAppForm } from '@gallery/ui/forms';
import styles from './payment-form.module.css';
import { usePaymentElement, type PaymentElementOptions } from './use-payment-element';

export interface PaymentFormProps extends PaymentElementOptions {
  request: PaymentRequestView;
  /** Allows the buyer to say where the prints go. */
  proof: PaymentRequestReference;
  /** Contact if the card fields cannot be shown. */
  salesEmail: string;
  /** Where Stripe returns to after a bank's authentication. */
  returnUrl: string;
  /** The payment succeeded. */
  onPaid: () => void;
}

/**
 * The shipping address or telephone where it is missing, Stripe's card fields and the pay button. Input stays when a
 * card is declined.
 */
export function PaymentForm({ request, proof, salesEmail, returnUrl, onPaid, ...options }: PaymentFormProps) {
  const { state, node, retry, confirm } = usePaymentElement(options);
  const { mutateAsync: saveAddress } = useMutation(savePayerAddress(proof));
  const { mutateAsync: savePhone } = useMutation(savePayerPhone(proof));
  const asksPhone = request.needsPhone && !request.needsAddress;
  const form = useAppForm({
    // Stripe's fields are in its own frame.
    defaultValues: toAddressForm(null, request.customerName),
    submit: async (address) => {
      if (request.needsAddress) await saveAddress(address);
      else if (asksPhone && address.phone.trim() !== '') await savePhone({ phone: address.phone });
      await confirm(returnUrl);
    },
    leavesPage: true,
    onSuccess: () => {
      showToast({ title: 'Payment Successful', description: 'Thank you for your purchase!' });
      onPaid();
    },
    onError: (error) => {
      if (!isApiError(error, 'validation_failed')) showErrorToast('Payment Failed', error.message);
    },
  });

  if (state === 'failed') {
    return (
      <ErrorState
        detail={`Your browser or network may be blocking it. Nothing was charged. You can also write to ${salesEmail}.`}
        onRetry={retry}
      >
        The payment form could not be loaded.
      </ErrorState>
    );
  }
  return (
    <Form form={form} className={styles.form}>
      {request.needsAddress && <AddressFields states={statesOf(form.watch('country'))} />}
      {asksPhone && (
        <form.TextField
          name="phone"
          label="Phone"
          type="tel"
          hint="For questions about your order and its delivery"
          maxLength={50}
          autoComplete="tel"
        />
      )}
      {state === 'loading' && (
        <div className={styles.loading}>
          <LoadingState>Loading the payment form...</LoadingState>
          <Skeleton height="2.75rem" />
          <Skeleton height="2.75rem" width="60%" />
        </div>
      )}
      <div ref={node} className={styles.fields} data-ready={state === 'ready' || undefined} />
      {form.formError && (
        <Notice tone="error" isToasted={!isApiError(form.formError, 'validation_failed')}>
          {form.formError.message}
        </Notice>
      )}
      <SubmitButton form={form} variant="filled" isWide busyText="Processing..." disabled={state !== 'ready'}>
        Pay, {formatMoneyWithCents(toCents(request.total))}
      </SubmitButton>
    </Form>
  );
}
