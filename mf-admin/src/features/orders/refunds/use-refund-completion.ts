import { invalidateOrder } from '@gallery/api-client';
import type { OrderRecord } from '@gallery/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Once Stripe has answered to a refund, its certificates, its row and its mails are others, not the order alone. */
export function useRefundCompletion({ receipt: { orderNumber }, refunds }: OrderRecord): void {
  const queryClient = useQueryClient();
  const waiting = refunds.filter(({ state }) => state === 'asked').length;
  const waited = useRef(waiting);
  useEffect(() => {
    const isAnswered = waiting < waited.current;
    waited.current = waiting;
    if (isAnswered) void invalidateOrder(queryClient, orderNumber);
  }, [waiting, orderNumber, queryClient]);
}
