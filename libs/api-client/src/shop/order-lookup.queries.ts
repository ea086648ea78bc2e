import type { OrderLookup } from '@gallery/contracts';
import { apiMutation } from '../http/api-options';
import { client } from '../http/client';

/**
 * Finds a guest's order by number and e-mail address. A mutation, so that nothing of it stays in a cache. Refusals a page
 * tells apart: `order_not_found`, `validation_failed`, `rate_limited`, `network`.
 */
export const lookUpOrder = () =>
  apiMutation((lookup: OrderLookup) => client.POST('/api/order-lookups', { body: lookup }));
