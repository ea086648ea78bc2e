import { isApiError, orderEventPhoto } from '@gallery/api-client';
import type { EventPhotoOrder } from '@gallery/contracts';
import { askToSignIn, notify, onceSignedIn, useCollectorSession } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { problemText } from './problem-text';

export interface PhotoOrder {
  isBusy: boolean;
  /** Why the last order was refused, in so far as we know; null before. */
  problem: string | null;
  /** It was refused because the guest's pass has ended (G49). */
  isPassRequired: boolean;
  /** Orders the event photo at this price, in dollars. */
  order: (price: number) => void;
}

/** Ordering an event photo (L65–L69): a collector's only, so whoever is signed out signs in first and then goes on. */
export function usePhotoOrder(photoId: string): PhotoOrder {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    ...orderEventPhoto(),
    onSuccess: ({ checkoutUrl }) => {
      notify({
        title: 'Order Placed',
        description: 'Your photo order has been submitted successfully.',
      });
      // An address of the gallery, with its origin: the router knows paths.
      const { pathname, search } = new URL(checkoutUrl, window.location.href);
      void navigate(`${pathname}${search}`);
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
    };
    if (useCollectorSession.getState().sessionId === null) signInFirst(wanted);
    else mutate(wanted);
  };

  return {
    isBusy: isPending,
    problem: isPending ? null : problemText(error),
    isPassRequired: isApiError(error, 'pass_required'),
    order,
  };
}
