import type { OrderLookup } from '@gallery/contracts';
import { mutationOptions } from '@tanstack/react-query';
import { bodyOf, client } from '../http/client';

/**
 * Finds a guest's order by number and e-mail address. A mutation, so that nothing of it stays in a cache. Refusals a page
 * tells apart: `order_not_found`, `validation_failed`, `rate_limited`, `network`.
 */
export const lookUpOrder = () =>
  mutationOptions({
    mutationKey: ['find-order'],
    mutationFn: (lookup: OrderLookup) => bodyOf(client.POST('/api/order-lookups', { body: lookup })),
  });
