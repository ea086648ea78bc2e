import type { BackInStockRequest } from '@gallery/contracts';
import { apiMutation } from '../http/api-options';
import { client } from '../http/client';

const ALERTS = '/api/back-in-stock-alerts';

/** Asks to be told when an edition is available again. Without an address it is the signed-in collector's. */
export const requestBackInStockAlert = () =>
  apiMutation((body: BackInStockRequest) => client.POST(ALERTS, { body }));

/** Confirms by the email's token. Fails with `back_in_stock_token_unknown`. */
export const confirmBackInStockAlert = () =>
  apiMutation((token: string) => client.POST(`${ALERTS}/confirm`, { body: { token } }));

/** Unsubscribes by the same token. Fails with `back_in_stock_token_unknown`. */
export const cancelBackInStockAlert = () =>
  apiMutation((token: string) => client.POST(`${ALERTS}/unsubscribe`, { params: { query: { token } } }));
