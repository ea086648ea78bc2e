import { createCheckoutSession, releaseCheckoutSession, isApiError } from '@gallery/api-client';
import type { CheckoutSessionRequest } from '@gallery/contracts';
import { parseWaitingPlace, useCheckoutDraft, useWaitingPlace } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toCheckoutError, type CheckoutError } from './checkout-error-messages';

export interface Purchase {
  isBusy: boolean;
  /** Why the last attempt failed; null before, and if unknown. */
  error: CheckoutError | null;
  /** Creates a checkout session and opens its page. */
  start: (request: CheckoutSessionRequest) => Promise<void>;
}

/**
 * From the reviewed order to the payment page. Releases an older open session first, so that the buyer's own hold is
 * not in the way; the new one is stored, so that a return by Cancel can release it.
 * A place in the waiting room is kept; the caller of the purchase shows it.
 * @param onFailed called after every other failed attempt; the purchase stays busy until it has resolved
 */
export function usePurchase(onFailed: (caught: unknown) => Promise<void>): Purchase {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<CheckoutError | null>(null);
  const { mutateAsync: create } = useMutation(createCheckoutSession());
  const { mutateAsync: release } = useMutation(releaseCheckoutSession());

  useEffect(() => {
    // A page restored by the back/forward cache is as it was left; use-abandoned-checkout releases its session.
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
    useWaitingPlace.getState().clear();
    return sessionUrl;
  };

  const start = async (request: CheckoutSessionRequest) => {
    setBusy(true);
    setError(null);
    try {
      window.location.assign(await open(request));
      // Stays busy: the browser is leaving.
    } catch (error) {
      if (!keepPlace(error)) {
        setError(toCheckoutError(error));
        await onFailed(error);
      }
      setBusy(false);
    }
  };

  return { isBusy, error, start };
}

/** Whether the purchase was answered with a place in the waiting room, which is kept. */
function keepPlace(error: unknown): boolean {
  if (!isApiError(error, 'waiting_room')) return false;
  const { place, title, size } = error.details;
  const kept = parseWaitingPlace({ ...Object(place), title, size });
  if (kept) useWaitingPlace.getState().keep(kept);
  return kept !== null;
}
