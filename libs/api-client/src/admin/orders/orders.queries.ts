import type {
  UpdateOrderInstallation,
  UpdateOrderStatus,
  OrderRecord,
  CreateOrderRefund,
  CreatePaymentRequest,
} from '@gallery/contracts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { adminClient, type ListFilter, withCursor } from '../admin-client';

const ORDERS = '/api/admin/orders';
const ORDERS_CSV = '/api/admin/orders.csv';
const ORDER = '/api/admin/orders/{orderNumber}';
const CERTIFICATES = '/api/admin/orders/{orderNumber}/certificates';
const PAYMENT_REQUESTS = '/api/admin/orders/{orderNumber}/payment-requests';

/** While Stripe has not answered to a refund. */
const REFUND_POLL_MS = 3_000;

/** Which orders are wanted. */
export type OrderListFilter = ListFilter<typeof ORDERS>;

/** A page of the gallery's orders, newest first. */
export const adminOrdersQuery = (filter: OrderListFilter, cursor: string | null) => {
  const query = withCursor(filter, cursor);
  return apiQuery([ORDERS, query], (signal) => adminClient.GET(ORDERS, { params: { query }, signal }));
};

/** One order with its whole history. Looked at again while a refund is on its way. */
export const adminOrderQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: [ORDER, orderNumber],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(ORDER, { ...at(orderNumber), signal })),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.refunds.some(({ state }) => state === 'asked') ? REFUND_POLL_MS : false,
  });

/** The certificates of an order's prints. */
export const orderCertificatesQuery = (orderNumber: string) =>
  apiQuery(
    [CERTIFICATES, orderNumber],
    (signal) => adminClient.GET(CERTIFICATES, { ...at(orderNumber), signal }),
    { staleTime: 0 },
  );

/** What was asked of the buyer besides the prints. */
export const orderPaymentRequestsQuery = (orderNumber: string) =>
  apiQuery(
    [PAYMENT_REQUESTS, orderNumber],
    (signal) => adminClient.GET(PAYMENT_REQUESTS, { ...at(orderNumber), signal }),
    { staleTime: 0 },
  );

/** The order as it is now, which a change refused with `changed_meanwhile` carries along; null when it carries none. */
export function latestOrder({ record }: Readonly<Record<string, unknown>>): OrderRecord | null {
  return isOrder(record) ? record : null;
}

// It comes from the server that answers the call: its shape is trusted, only something else is refused.
const isOrder = (body: unknown): body is OrderRecord =>
  typeof body === 'object' && body !== null && 'receipt' in body && 'history' in body;

/** Moves the order on; the buyer is written to. */
export const updateOrderStatus = (orderNumber: string) =>
  apiMutation(
    (body: UpdateOrderStatus) =>
      adminClient.POST('/api/admin/orders/{orderNumber}/status', { ...at(orderNumber), body }),
    { refresh: (queryClient) => invalidateOrder(queryClient, orderNumber) },
  );

/** Gives money back. The body's id makes a second press the same refund. */
export const refundOrder = (orderNumber: string) =>
  apiMutation(
    (body: CreateOrderRefund) =>
      adminClient.POST('/api/admin/orders/{orderNumber}/refunds', { ...at(orderNumber), body }),
    { refresh: (queryClient) => invalidateOrder(queryClient, orderNumber) },
  );

/** Writes a note for the gallery alone. */
export const addOrderNote = (orderNumber: string) =>
  apiMutation(
    (note: string) =>
      adminClient.POST('/api/admin/orders/{orderNumber}/notes', { ...at(orderNumber), body: { note } }),
    { refresh: (queryClient) => invalidateOrder(queryClient, orderNumber) },
  );

/** The wish for an installation was taken care of, or not yet. */
export const updateOrderInstallation = (orderNumber: string) =>
  apiMutation(
    (body: UpdateOrderInstallation) =>
      adminClient.POST('/api/admin/orders/{orderNumber}/installation', { ...at(orderNumber), body }),
    { refresh: (queryClient) => invalidateOrder(queryClient, orderNumber) },
  );

/** Asks the buyer for money: a link goes to them by mail. */
export const createPaymentRequest = (orderNumber: string) =>
  apiMutation(
    (body: CreatePaymentRequest) => adminClient.POST(PAYMENT_REQUESTS, { ...at(orderNumber), body }),
    { refresh: (queryClient) => invalidateOrder(queryClient, orderNumber) },
  );

/** Calls off what was asked of the buyer. */
export const cancelPaymentRequest = (orderNumber: string) =>
  apiMutation(
    (id: string) =>
      adminClient.POST('/api/admin/orders/{orderNumber}/payment-requests/{id}/cancel', {
        params: { path: { orderNumber, id } },
      }),
    { refresh: (queryClient) => invalidateOrder(queryClient, orderNumber) },
  );

export type OrderDocumentKind = 'packing-slip' | 'invoice';

/** A sheet that goes with the order, as PDF. */
export const downloadOrderDocument = (orderNumber: string) =>
  apiMutation((paper: OrderDocumentKind) =>
    adminClient.GET(DOCUMENT_PATHS[paper], { ...at(orderNumber), parseAs: 'blob' }),
  );

const DOCUMENT_PATHS = {
  'packing-slip': '/api/admin/orders/{orderNumber}/packing-slip.pdf',
  invoice: '/api/admin/orders/{orderNumber}/invoice.pdf',
} as const;

/** Every order that matches, as a CSV file. */
export const exportOrders = () =>
  apiMutation((filter: OrderListFilter) =>
    adminClient.GET(ORDERS_CSV, { params: { query: filter }, parseAs: 'blob' }),
  );

const at = (orderNumber: string) => ({ params: { path: { orderNumber } } });

/** Whatever shows the order, or a list in which it may stand, looks again. */
export async function invalidateOrder(client: QueryClient, orderNumber: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [ORDERS] }),
    ...[ORDER, CERTIFICATES, PAYMENT_REQUESTS].map((path) =>
      client.invalidateQueries({ queryKey: [path, orderNumber] }),
    ),
    client.invalidateQueries({ queryKey: ['/api/admin/mails'] }),
  ]);
}
