import type { OrderList } from '../../src/orders/admin/dto/order-list.dto';
import type { OrderRecord } from '../../src/orders/admin/dto/order-record.dto';
import { asOwner } from '../app/signed-in-owner';
import type { TestApi } from '../app/start-api';

/** The gallery's list of orders; must succeed. */
export async function orderList(api: TestApi, query = ''): Promise<OrderList> {
  const found: unknown = await (await get(api, query)).json();
  if (isList(found)) return found;
  throw new Error(`Not a list of orders: ${JSON.stringify(found)}`);
}

/** An order as the gallery sees it; must be there. */
export async function orderRecord(api: TestApi, number: string): Promise<OrderRecord> {
  const found: unknown = await (await get(api, `/${number}`)).json();
  if (isRecord(found)) return found;
  throw new Error(`Not an order: ${JSON.stringify(found)}`);
}

/** One of the gallery's calls about an order. */
export const postOrder = (api: TestApi, path: string, body: object): Promise<Response> =>
  api.request(`/api/admin/orders/${path}`, { method: 'POST', headers: asOwner, body });

const get = (api: TestApi, path: string): Promise<Response> =>
  api.request(`/api/admin/orders${path}`, { headers: asOwner });

const isList = (value: unknown): value is OrderList =>
  typeof value === 'object' && value !== null && 'items' in value;

const isRecord = (value: unknown): value is OrderRecord =>
  typeof value === 'object' && value !== null && 'receipt' in value;
