/** The part of Stripe.js that the payment page uses (docs.stripe.com/js). */
export interface StripeClient {
  elements(options: { clientSecret: string; appearance: StripeAppearance; locale: 'en' }): StripeElements;
  confirmPayment(options: {
    elements: StripeElements;
    confirmParams: { return_url: string };
    /** `if_required`: only a bank's authentication leaves the page. */
    redirect: 'if_required';
  }): Promise<{ error?: { message?: string }; paymentIntent?: { id: string; status: string } }>;
}

export interface StripeElements {
  create(type: 'payment', options: { layout: 'tabs' }): PaymentElement;
}

export interface PaymentElement {
  mount(node: HTMLElement): void;
  destroy(): void;
  on(event: 'ready' | 'loaderror', listen: () => void): void;
}

export interface StripeAppearance {
  theme: 'flat';
  variables: Record<string, string>;
  rules: Record<string, Record<string, string>>;
}

type StripeFactory = (publishableKey: string) => StripeClient;

declare global {
  interface Window {
    Stripe?: StripeFactory;
  }
}

/** After this time loading counts as failed. */
const SCRIPT_TIMEOUT_MS = 15_000;

/**
 * Stripe.js from Stripe's own address, as its rules demand, loaded only for the card fields. A failed script is
 * removed from the document, so that a later call loads it again.
 */
export async function loadStripe(address: string, publishableKey: string): Promise<StripeClient> {
  if (!window.Stripe) await addScript(address);
  if (!window.Stripe) throw new Error('Stripe.js came without Stripe.');
  return window.Stripe(publishableKey);
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('Stripe.js could not be loaded.'));
    };
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
    script.src = address;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    document.head.append(script);
  });
}
