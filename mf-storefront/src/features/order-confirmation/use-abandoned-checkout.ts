import { receiptQuery, releaseCheckoutSession } from '@gallery/api-client';
import { useCheckoutDraft } from '@gallery/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

/** What became of a payment that the buyer left: 'asking' while it is not known, 'released' when its prints are free. */
export type AbandonedCheckout = 'none' | 'asking' | 'released' | { paid: string };

/**
 * Back from the payment page by cancel or by the browser's Back: the held prints are given back at once instead of when
 * the session expires. A payment that went through meanwhile is not touched; the page then goes to its receipt.
 */
export function useAbandonedCheckout(): AbandonedCheckout {
  const [state, setState] = useState<AbandonedCheckout>(() =>
    useCheckoutDraft.getState().openSessionId === null ? 'none' : 'asking',
  );
  const { mutateAsync: release } = useMutation(releaseCheckoutSession());
  const queryClient = useQueryClient();

  const settle = useCallback(async (): Promise<AbandonedCheckout> => {
    const { openSessionId, update } = useCheckoutDraft.getState();
    if (openSessionId === null) return 'none';
    // Forgotten before the first answer, so that two effects cannot settle the same payment.
    update({ openSessionId: null });
    try {
      const receipt = await queryClient.query({ ...receiptQuery(openSessionId), staleTime: 0 });
      if (receipt.payment === 'paid') return { paid: openSessionId };
      await release(openSessionId);
      return 'released';
    } catch {
      // Not reached: remembered again, the next purchase or visit releases it; at the latest the session expires.
      update({ openSessionId });
      return 'none';
    }
  }, [queryClient, release]);

  useEffect(() => {
    void settle().then(setState);
    // A page taken from the browser's cache keeps its old state and runs no effect.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setState('asking');
      void settle().then(setState);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [settle]);

  return state;
}
