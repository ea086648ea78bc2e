import { receiptQuery, releaseCheckoutSession } from '@gallery/api-client';
import { useCheckoutDraft } from '@gallery/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

/** The state of an abandoned checkout: 'asking' while unknown, 'released' once its prints are available. */
export type AbandonedCheckout = 'none' | 'asking' | 'released' | { paid: string };

/**
 * On return from the payment page by Cancel or Back: releases the held prints at once instead of when the session
 * expires. If the payment went through meanwhile, the page opens its receipt.
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
    // Cleared before the first response, so that two effects cannot release the same session.
    update({ openSessionId: null });
    try {
      const receipt = await queryClient.query({ ...receiptQuery(openSessionId), staleTime: 0 });
      if (receipt.payment === 'paid') return { paid: openSessionId };
      await release(openSessionId);
      return 'released';
    } catch {
      // Failed: stored again, for the next purchase or visit; at the latest the session expires.
      update({ openSessionId });
      return 'none';
    }
  }, [queryClient, release]);

  useEffect(() => {
    void settle().then(setState);
    // A page restored by the back/forward cache keeps its state and runs no effect.
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
