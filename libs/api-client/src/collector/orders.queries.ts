import type { ShippingAddressInput } from '@gallery/contracts';
import { apiCommand, apiQuery } from '../http/api-options';
import { client } from '../http/client';
import { COLLECTOR_STALE_TIME_MS } from '../http/query-client';

const ORDERS = '/api/orders';

/** The signed-in collector's orders, newest first. */
export const collectorOrdersQuery = () =>
  apiQuery([ORDERS], (signal) => client.GET(ORDERS, { signal }), { staleTime: COLLECTOR_STALE_TIME_MS });

/** Changes where the prints of an own order go. Pages handle `validation_failed` and `address_locked`. */
export const changeOwnOrderAddress = (orderNumber: string) =>
  apiCommand(
    (body: ShippingAddressInput) =>
      client.PUT(`${ORDERS}/{orderNumber}/shipping-address`, { params: { path: { orderNumber } }, body }),
    { refresh: (queries) => queries.invalidateQueries({ queryKey: [ORDERS] }) },
  );
