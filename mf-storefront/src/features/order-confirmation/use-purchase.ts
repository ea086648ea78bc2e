import { createCheckoutSession, releaseCheckoutSession } from '@gallery/api-client';
import type { CheckoutSessionRequest } from '@gallery/contracts';
import { useCheckoutDraft } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toPurchaseError, type PurchaseError } from './purchase-error';

export interface Purchase {
  isBusy: boolean;
  /** What the last attempt failed at; null before, and when the cause is not known. */
  error: PurchaseError | null;
  /** Opens a payment and leaves for its page. */
  start: (request: CheckoutSessionRequest) => Promise<void>;
}

/**
 * From the reviewed order to the payment page. An older open payment is released first, so that this buyer's own
 * hold cannot stand in the way; the new one is remembered, so that coming back from cancel can release it.
 * @param onFailed once for every attempt that did not get there; the purchase stays busy until it has answered
 */
export function usePurchase(onFailed: (caught: unknown) => Promise<void>): Purchase {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<PurchaseError | null>(null);
  const { mutateAsync: create } = useMutation(createCheckoutSession());
  const { mutateAsync: release } = useMutation(releaseCheckoutSession());

  useEffect(() => {
    // Back through the browser's cache the page is as it was left; what it left for is settled by use-returned-payment.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const open = async (request: CheckoutSessionRequest): Promise<string> => {
    const draft = useCheckoutDraft.getState();
    if (draft.openSessionId !== null) {
      await release(draft.openSessionId);
      draft.update({ openSessionId: null });
    }
    const { sessionId, sessionUrl } = await create(request);
    if (!sessionUrl) throw new Error('The checkout session came without an address.');
    draft.update({ openSessionId: sessionId });
    return sessionUrl;
  };

  const start = async (request: CheckoutSessionRequest) => {
    setBusy(true);
    setError(null);
    try {
      window.location.assign(await open(request));
      // Stays busy: the browser is leaving.
    } catch (error) {
      setError(toPurchaseError(error));
      await onFailed(error);
      setBusy(false);
    }
  };

  return { isBusy, error, start };
}
