import { createCheckoutSession, releaseCheckoutSession, isApiError } from '@gallery/api-client';
import { type CheckoutSessionRequest, ERRORS } from '@gallery/contracts';
import { parseWaitingPlace, useCheckoutDraft, useWaitingPlace } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatSize } from '@gallery/domain';

export interface Purchase {
  isBusy: boolean;
  /** Why the last attempt failed; null before, and if unknown. */
  error: PurchaseError | null;
  /** Creates a checkout session and opens its page. */
  start: (request: CheckoutSessionRequest) => Promise<void>;
}

/**
 * From the reviewed order to the payment page. Releases an older open session first, so that the buyer's own hold is
 * not in the way; the new one is stored, so that a return by Cancel can release it.
 * A place in the waiting room is kept; whoever starts the purchase shows it.
 * @param onFailed called after every other failed attempt; the purchase stays busy until it has resolved
 */
export function usePurchase(onFailed: (caught: unknown) => Promise<void>): Purchase {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<PurchaseError | null>(null);
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
        setError(toPurchaseError(error));
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

/** Why a purchase did not start, if the buyer can do something about it. */
interface PurchaseError {
  kind: 'prints' | 'pass' | 'quote' | 'inquiry' | 'other';
  text: string;
}

/** The message beside the checkout error; null for an unknown cause. */
function toPurchaseError(error: unknown): PurchaseError | null {
  if (!isApiError(error) || error.code === 'unknown') return null;
  switch (error.code) {
    case 'network':
      return { kind: 'other', text: 'The gallery could not be reached. Nothing was charged.' };
    case 'prints_unavailable':
      return { kind: 'prints', text: unavailableMessage(error.details) };
    case 'number_taken':
      return { kind: 'prints', text: numberTakenMessage(error.details) };
    case 'order_limit_exceeded':
      return { kind: 'prints', text: error.serverMessage ?? ERRORS.order_limit_exceeded.message };
    case 'photo_not_found':
    case 'photo_not_for_sale':
      return { kind: 'prints', text: ERRORS[error.code].message };
    case 'pass_required':
      return {
        kind: 'pass',
        text: 'Your access to the live event has expired. Please enter the event again.',
      };
    case 'quote_changed':
      return {
        kind: 'quote',
        text: 'The price has changed. Please review the new total below and confirm again.',
      };
    case 'inquiry_only':
      return { kind: 'inquiry', text: 'Prints are currently sold by inquiry only. Nothing was charged.' };
    default:
      return { kind: 'other', text: error.serverMessage ?? ERRORS[error.code].message };
  }
}

function numberTakenMessage(details: Readonly<Record<string, unknown>>): string {
  const { title, size, editionNumber, nextNumber } = details;
  if (typeof title !== 'string' || typeof editionNumber !== 'number') return ERRORS.number_taken.message;
  const print = typeof size === 'string' ? `${title}, ${formatSize(size)}` : title;
  const next = typeof nextNumber === 'number' ? ` The next available number is ${nextNumber}.` : '';
  return `Someone else has taken number ${editionNumber} of ${print}. Nothing was charged.${next}`;
}

function unavailableMessage(details: Readonly<Record<string, unknown>>): string {
  const { title, size, remaining } = details;
  if (typeof title !== 'string' || typeof remaining !== 'number') return ERRORS.prints_unavailable.message;
  const print = typeof size === 'string' ? `${title}, ${formatSize(size)}` : title;
  if (remaining === 0) return `${print} is no longer available: someone else has the last print.`;
  return `Only ${remaining} ${remaining === 1 ? 'print' : 'prints'} of ${print} ${remaining === 1 ? 'remains' : 'remain'}.`;
}
