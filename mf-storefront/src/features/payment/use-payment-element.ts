import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { paymentErrorMessage } from './payment-error-message';
import { stripeAppearance } from './stripe-appearance';
import { loadStripe, type StripeElements, type StripeClient } from './stripe-script';

export interface PaymentElementOptions {
  /** Address of Stripe.js. */
  script: string;
  publishableKey: string;
  clientSecret: string;
}

export type PaymentElementState = 'loading' | 'ready' | 'failed';

interface MountedElement {
  stripe: StripeClient;
  elements: StripeElements;
}

export interface PaymentElementControl {
  state: PaymentElementState;
  /** Container of the card fields. */
  node: RefObject<HTMLDivElement | null>;
  /** Loads Stripe.js and the fields again. */
  retry: () => void;
  /** Fails with a sentence for the buyer. A bank with a page of its own answers on the return page. */
  confirm: (returnUrl: string) => Promise<void>;
}

/** Stripe's card fields: loading, ready, or failed in a way that a retry may fix. */
export function usePaymentElement({
  script,
  publishableKey,
  clientSecret,
}: PaymentElementOptions): PaymentElementControl {
  const node = useRef<HTMLDivElement>(null);
  const open = useRef<MountedElement | null>(null);
  const [state, setState] = useState<PaymentElementState>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isGone = false;
    let close = () => {};
    const mount = async () => {
      const stripe = await loadStripe(script, publishableKey);
      if (isGone || !node.current) return;
      const elements = stripe.elements({ clientSecret, appearance: stripeAppearance(), locale: 'en' });
      const element = elements.create('payment', { layout: 'tabs' });
      close = () => element.destroy();
      element.on('ready', () => setState('ready'));
      element.on('loaderror', () => setState('failed'));
      element.mount(node.current);
      open.current = { stripe, elements };
    };
    mount().catch(() => {
      if (!isGone) setState('failed');
    });
    return () => {
      isGone = true;
      open.current = null;
      close();
    };
  }, [script, publishableKey, clientSecret, attempt]);

  const retry = useCallback(() => {
    setState('loading');
    setAttempt((count) => count + 1);
  }, []);

  const confirm = async (returnUrl: string): Promise<void> => {
    const error = open.current ? await confirmPayment(open.current, returnUrl) : {};
    if (error) throw new Error(paymentErrorMessage(error));
  };

  return { state, node, retry, confirm };
}

/** Charges the card; returns Stripe's error if it does not, empty if Stripe did not answer. */
async function confirmPayment(
  { stripe, elements }: MountedElement,
  returnUrl: string,
): Promise<{ message?: string } | undefined> {
  try {
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
    return error;
  } catch {
    return {};
  }
}
