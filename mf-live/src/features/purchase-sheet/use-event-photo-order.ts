import { isApiError, createEventPhotoOrder } from '@gallery/api-client';
import type { CreateEventPhotoOrder } from '@gallery/contracts';
import { promptSignIn, showToast, afterSignIn, useCollectorSession, showErrorToast } from '@gallery/session';
import { orderAttribution } from '@gallery/session/order-request';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { purchaseErrorMessage } from './purchase-error-message';

/** Delay between the toast and the payment page. */
const REDIRECT_DELAY_MS = 500;

export interface EventPhotoOrderState {
  isBusy: boolean;
  /** Why the last order was refused, if known. */
  errorMessage: string | null;
  /** The guest's pass has expired. */
  isPassRequired: boolean;
  /** Orders the event photo at this price, in dollars. */
  order: (price: number) => void;
}

/** Orders an event photo. Only for collectors: a signed-out guest signs in first. */
export function useEventPhotoOrder(photoId: string): EventPhotoOrderState {
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    ...createEventPhotoOrder(),
    onSuccess: ({ checkoutUrl }) => {
      showToast({
        title: 'Order Placed',
        description: 'Your photo order has been submitted successfully.',
      });
      // Stripe's script runs only in the payment page's own document. The toast is lost with this one, so it is read
      // first.
      setTimeout(() => window.location.assign(checkoutUrl), REDIRECT_DELAY_MS);
    },
    onError: (error, order) => {
      if (isApiError(error, 'signed_out')) return signInFirst(order);
      showErrorToast('Order Failed', 'Failed to place order. Please try again.');
    },
  });

  useEffect(() => {
    // A page restored by the back/forward cache is still busy with an order that is done.
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
