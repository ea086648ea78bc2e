import { isApiError, createEventPhotoOrder } from '@gallery/api-client';
import type { CreateEventPhotoOrder } from '@gallery/contracts';
import { promptSignIn, showToast, afterSignIn, useCollectorSession } from '@gallery/session';
import { orderAttribution } from '@gallery/session/order-request';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { purchaseErrorMessage } from './purchase-error-message';

/** Between the notice and the payment, in milliseconds: as between a print's way into the cart and the visitor's. */
const REDIRECT_DELAY_MS = 500;

export interface EventPhotoOrderState {
  isBusy: boolean;
  /** Why the last order was refused, in so far as we know; null before. */
  errorMessage: string | null;
  /** It was refused because the guest's pass has ended. */
  isPassRequired: boolean;
  /** Orders the event photo at this price, in dollars. */
  order: (price: number) => void;
}

/** Ordering an event photo: a collector's only, so whoever is signed out signs in first and then goes on. */
export function useEventPhotoOrder(photoId: string): EventPhotoOrderState {
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    ...createEventPhotoOrder(),
    onSuccess: ({ checkoutUrl }) => {
      showToast({
        title: 'Order Placed',
        description: 'Your photo order has been submitted successfully.',
      });
      // Stripe's script runs in the payment page's own document only. The notice goes with this one, so it is read first.
      setTimeout(() => window.location.assign(checkoutUrl), REDIRECT_DELAY_MS);
    },
    onError: (error, order) => {
      if (isApiError(error, 'signed_out')) return signInFirst(order);
      showToast({
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

  const signInFirst = (order: CreateEventPhotoOrder) => {
    afterSignIn(() => mutate(order));
    promptSignIn('photo-order');
  };

  const order = (price: number) => {
    const wanted: CreateEventPhotoOrder = {
      orderType: 'event_photo',
      itemId: photoId,
      quantity: 1,
      unitPrice: price,
      totalPrice: price,
      ...orderAttribution(),
    };
    if (useCollectorSession.getState().sessionId === null) signInFirst(wanted);
    else mutate(wanted);
  };

  return {
    isBusy: isPending || isSuccess,
    errorMessage: isPending ? null : purchaseErrorMessage(error),
    isPassRequired: isApiError(error, 'pass_required'),
    order,
  };
}
