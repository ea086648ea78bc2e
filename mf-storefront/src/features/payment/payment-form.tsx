import type { PaymentRequestView } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { Button, ErrorState, LoadingState, Notice, Skeleton } from '@gallery/ui';
import { useState, type SubmitEvent } from 'react';
import styles from './payment-form.module.css';
import { usePaymentElement, type PaymentElementOptions } from './use-payment-element';

export interface PaymentFormProps extends PaymentElementOptions {
  request: PaymentRequestView;
  /** Contact if the card fields cannot be shown. */
  salesEmail: string;
  /** Where Stripe returns to after a bank's authentication. */
  returnUrl: string;
  /** The payment succeeded. */
  onPaid: () => void;
}

/** Stripe's card fields and the pay button. Input stays when a card is declined. */
export function PaymentElementControl({
  request,
  salesEmail,
  returnUrl,
  onPaid,
  ...options
}: PaymentFormProps) {
  const { state, node, retry, confirm } = usePaymentElement(options);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const pay = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    const confirmation = await confirm(returnUrl);
    if (confirmation.outcome === 'paid') {
      showToast({ title: 'Payment Successful', description: 'Thank you for your purchase!' });
      return onPaid();
    }
    setBusy(false);
    setError(confirmation.message);
    showToast({ title: 'Payment Failed', description: confirmation.message, tone: 'destructive' });
  };

  if (state === 'failed') {
    return (
      <ErrorState
        detail={`Your browser or network may keep it out. Nothing was charged. You can also write to ${salesEmail}.`}
        action={<Button onClick={retry}>Retry</Button>}
      >
        The payment form could not be loaded.
      </ErrorState>
    );
  }
  return (
    <form className={styles.form} onSubmit={(event) => void pay(event)} aria-busy={isBusy}>
      {state === 'loading' && (
        <div className={styles.loading}>
          <LoadingState>Loading the payment form...</LoadingState>
          <Skeleton height="2.75rem" />
          <Skeleton height="2.75rem" width="60%" />
        </div>
      )}
      <div ref={node} className={styles.fields} data-ready={state === 'ready' || undefined} />
      {error && <Notice tone="error">{error}</Notice>}
      <Button
        type="submit"
        variant="filled"
        isWide
        isBusy={isBusy}
        busyText="Processing..."
        disabled={state !== 'ready'}
      >
        Pay, {formatMoneyWithCents(toCents(request.total))}
      </Button>
    </form>
  );
}
