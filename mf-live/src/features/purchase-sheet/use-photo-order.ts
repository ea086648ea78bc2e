import { isApiError, orderEventPhoto } from '@gallery/api-client';
import type { EventPhotoOrder } from '@gallery/contracts';
import { askToSignIn, notify, onceSignedIn, useCollectorSession } from '@gallery/session';
import { orderOrigin } from '@gallery/session/ordering';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { problemText } from './problem-text';

/** Between the notice and the payment, in milliseconds: as between a print's way into the cart and the visitor's. */
const READING_MS = 500;

export interface PhotoOrder {
  isBusy: boolean;
  /** Why the last order was refused, in so far as we know; null before. */
  problem: string | null;
  /** It was refused because the guest's pass has ended. */
  isPassRequired: boolean;
  /** Orders the event photo at this price, in dollars. */
  order: (price: number) => void;
}

/** Ordering an event photo: a collector's only, so whoever is signed out signs in first and then goes on. */
export function usePhotoOrder(photoId: string): PhotoOrder {
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    ...orderEventPhoto(),
    onSuccess: ({ checkoutUrl }) => {
      notify({
        title: 'Order Placed',
        description: 'Your photo order has been submitted successfully.',
      });
      // Stripe's script runs in the payment page's own document only. The notice goes with this one, so it is read first.
      setTimeout(() => window.location.assign(checkoutUrl), READING_MS);
    },
    onError: (caught, order) => {
      if (isApiError(caught, 'signed_out')) return signInFirst(order);
      notify({
        title: 'Order Failed',
        description: 'Failed to place order. Please try again.',
        tone: 'destructive',
      });
    },
  });

  useEffect(() => {
    // Back from the payment through the browser's cache the page is as it was left: busy with an order that is done.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);

  const signInFirst = (order: EventPhotoOrder) => {
    onceSignedIn(() => mutate(order));
    askToSignIn('photo-order');
  };

  const order = (price: number) => {
    const wanted: EventPhotoOrder = {
      orderType: 'event_photo',
      itemId: photoId,
      quantity: 1,
      unitPrice: price,
      totalPrice: price,
      ...orderOrigin(),
    };
    if (useCollectorSession.getState().sessionId === null) signInFirst(wanted);
    else mutate(wanted);
  };

  return {
    isBusy: isPending || isSuccess,
    problem: isPending ? null : problemText(error),
    isPassRequired: isApiError(error, 'pass_required'),
    order,
  };
}
