import type {
  HandleInstallation,
  MoveOrder,
  OrderRecord,
  paths,
  RefundOrder,
  RequestPayment,
} from '@gallery/contracts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';

const ORDERS = '/api/admin/orders';
const ORDERS_CSV = '/api/admin/orders.csv';
const ORDER = '/api/admin/orders/{orderNumber}';
const CERTIFICATES = '/api/admin/orders/{orderNumber}/certificates';
const PAYMENT_REQUESTS = '/api/admin/orders/{orderNumber}/payment-requests';

/** While Stripe has not answered to a refund. */
const WAITING_MS = 3_000;

/** Which orders are wanted. */
export type OrderWish = Omit<
  NonNullable<paths[typeof ORDERS]['get']['parameters']['query']>,
  'cursor' | 'limit'
>;

/** A page of the gallery's orders, newest first. */
export const ownerOrdersQuery = (wish: OrderWish, cursor: string | null) => {
  const query = { ...wish, ...(cursor === null ? {} : { cursor }) };
  return queryOptions({
    queryKey: [ORDERS, query],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(ORDERS, { params: { query }, signal })),
  });
};

/** One order with its whole history. Looked at again while a refund is on its way. */
export const ownerOrderQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: [ORDER, orderNumber],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(ORDER, { ...at(orderNumber), signal })),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.refunds.some(({ state }) => state === 'asked') ? WAITING_MS : false,
  });

/** The certificates of an order's prints. */
export const orderCertificatesQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: [CERTIFICATES, orderNumber],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(CERTIFICATES, { ...at(orderNumber), signal })),
    staleTime: 0,
  });

/** What was asked of the buyer besides the prints. */
export const orderPaymentRequestsQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: [PAYMENT_REQUESTS, orderNumber],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(PAYMENT_REQUESTS, { ...at(orderNumber), signal })),
    staleTime: 0,
  });

/** The order as it is now, which a change refused with `changed_meanwhile` carries along; null when it carries none. */
export function freshOrder({ record }: Readonly<Record<string, unknown>>): OrderRecord | null {
  return isOrder(record) ? record : null;
}

// It comes from the server that answers the call: its shape is trusted, only something else is refused.
const isOrder = (body: unknown): body is OrderRecord =>
  typeof body === 'object' && body !== null && 'receipt' in body && 'history' in body;

/** Moves the order on; the buyer is written to. */
export const moveOrder = (orderNumber: string) =>
  mutationOptions({
    mutationFn: (body: MoveOrder) =>
      bodyOf(ownerClient.POST('/api/admin/orders/{orderNumber}/status', { ...at(orderNumber), body })),
    onSettled: (_data, _error, _body, _scope, { client }) => readOrderAnew(client, orderNumber),
  });

/** Gives money back. The body's id makes a second press the same refund. */
export const refundOrder = (orderNumber: string) =>
  mutationOptions({
    mutationFn: (body: RefundOrder) =>
      bodyOf(ownerClient.POST('/api/admin/orders/{orderNumber}/refunds', { ...at(orderNumber), body })),
    onSettled: (_data, _error, _body, _scope, { client }) => readOrderAnew(client, orderNumber),
  });

/** Writes a note for the gallery alone. */
export const noteOrder = (orderNumber: string) =>
  mutationOptions({
    mutationFn: (note: string) =>
      bodyOf(
        ownerClient.POST('/api/admin/orders/{orderNumber}/notes', { ...at(orderNumber), body: { note } }),
      ),
    onSettled: (_data, _error, _body, _scope, { client }) => readOrderAnew(client, orderNumber),
  });

/** The wish for an installation was taken care of, or not yet. */
export const handleInstallation = (orderNumber: string) =>
  mutationOptions({
    mutationFn: (body: HandleInstallation) =>
      bodyOf(ownerClient.POST('/api/admin/orders/{orderNumber}/installation', { ...at(orderNumber), body })),
    onSettled: (_data, _error, _body, _scope, { client }) => readOrderAnew(client, orderNumber),
  });

/** Asks the buyer for money: a link goes to them by mail. */
export const requestOrderPayment = (orderNumber: string) =>
  mutationOptions({
    mutationFn: (body: RequestPayment) =>
      bodyOf(ownerClient.POST(PAYMENT_REQUESTS, { ...at(orderNumber), body })),
    onSettled: (_data, _error, _body, _scope, { client }) => readOrderAnew(client, orderNumber),
  });

/** Calls off what was asked of the buyer. */
export const cancelOrderPayment = (orderNumber: string) =>
  mutationOptions({
    mutationFn: (id: string) =>
      bodyOf(
        ownerClient.POST('/api/admin/orders/{orderNumber}/payment-requests/{id}/cancel', {
          params: { path: { orderNumber, id } },
        }),
      ),
    onSettled: (_data, _error, _body, _scope, { client }) => readOrderAnew(client, orderNumber),
  });

export type OrderPaper = 'packing-slip' | 'invoice';

/** A sheet that goes with the order, as PDF. */
export const orderPaper = (orderNumber: string) =>
  mutationOptions({
    mutationFn: (paper: OrderPaper) =>
      bodyOf(ownerClient.GET(PAPERS[paper], { ...at(orderNumber), parseAs: 'blob' })),
  });

const PAPERS = {
  'packing-slip': '/api/admin/orders/{orderNumber}/packing-slip.pdf',
  invoice: '/api/admin/orders/{orderNumber}/invoice.pdf',
} as const;

/** Every order that matches, as a CSV file. */
export const exportOrders = () =>
  mutationOptions({
    mutationFn: (wish: OrderWish) =>
      bodyOf(ownerClient.GET(ORDERS_CSV, { params: { query: wish }, parseAs: 'blob' })),
  });

const at = (orderNumber: string) => ({ params: { path: { orderNumber } } });

/** Whatever shows the order, or a list in which it may stand, looks again. */
export async function readOrderAnew(client: QueryClient, orderNumber: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [ORDERS] }),
    ...[ORDER, CERTIFICATES, PAYMENT_REQUESTS].map((path) =>
      client.invalidateQueries({ queryKey: [path, orderNumber] }),
    ),
    client.invalidateQueries({ queryKey: ['/api/admin/mails'] }),
  ]);
}
