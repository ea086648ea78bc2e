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

/** How often an order is refetched while Stripe processes a refund. */
const REFUND_POLL_MS = 3_000;

export type OrderListFilter = ListFilter<typeof ORDERS>;

export const adminOrdersQuery = (filter: OrderListFilter, cursor: string | null) => {
  const query = withCursor(filter, cursor);
  return apiQuery([ORDERS, query], (signal) => adminClient.GET(ORDERS, { params: { query }, signal }));
};

export const adminOrderQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: [ORDER, orderNumber],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(ORDER, { ...at(orderNumber), signal })),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.refunds.some(({ state }) => state === 'asked') ? REFUND_POLL_MS : false,
  });

export const orderCertificatesQuery = (orderNumber: string) =>
  apiQuery(
    [CERTIFICATES, orderNumber],
    (signal) => adminClient.GET(CERTIFICATES, { ...at(orderNumber), signal }),
    { staleTime: 0 },
  );

/** Payment requests for an order. */
export const orderPaymentRequestsQuery = (orderNumber: string) =>
  apiQuery(
    [PAYMENT_REQUESTS, orderNumber],
    (signal) => adminClient.GET(PAYMENT_REQUESTS, { ...at(orderNumber), signal }),
    { staleTime: 0 },
  );

/** The current order from the details of a `changed_meanwhile` error. */
export function latestOrder({ record }: Readonly<Record<string, unknown>>): OrderRecord | null {
  return isOrder(record) ? record : null;
}

// The details come from our own server: a light check is enough.
const isOrder = (body: unknown): body is OrderRecord =>
  typeof body === 'object' && body !== null && 'receipt' in body && 'history' in body;

/** Changes the status and emails the buyer. */
export const updateOrderStatus = (orderNumber: string) =>
  apiMutation(
    (body: UpdateOrderStatus) =>
      adminClient.POST('/api/admin/orders/{orderNumber}/status', { ...at(orderNumber), body }),
    { refresh: (queryClient) => invalidateOrder(queryClient, orderNumber) },
  );

/** Refunds money. The id in the body makes it idempotent. */
export const refundOrder = (orderNumber: string) =>
  apiMutation(
    (body: CreateOrderRefund) =>
      adminClient.POST('/api/admin/orders/{orderNumber}/refunds', { ...at(orderNumber), body }),
    { refresh: (queryClient) => invalidateOrder(queryClient, orderNumber) },
  );

/** Adds an internal note. */
export const addOrderNote = (orderNumber: string) =>
  apiMutation(
    (note: string) =>
      adminClient.POST('/api/admin/orders/{orderNumber}/notes', { ...at(orderNumber), body: { note } }),
    { refresh: (queryClient) => invalidateOrder(queryClient, orderNumber) },
  );

/** Marks a requested installation as done or open. */
export const updateOrderInstallation = (orderNumber: string) =>
  apiMutation(
    (body: UpdateOrderInstallation) =>
      adminClient.POST('/api/admin/orders/{orderNumber}/installation', { ...at(orderNumber), body }),
    { refresh: (queryClient) => invalidateOrder(queryClient, orderNumber) },
  );

/** Requests a payment from the buyer and emails the link. */
export const createPaymentRequest = (orderNumber: string) =>
  apiMutation(
    (body: CreatePaymentRequest) => adminClient.POST(PAYMENT_REQUESTS, { ...at(orderNumber), body }),
    { refresh: (queryClient) => invalidateOrder(queryClient, orderNumber) },
  );

export const cancelPaymentRequest = (orderNumber: string) =>
  apiMutation(
    (id: string) =>
      adminClient.POST('/api/admin/orders/{orderNumber}/payment-requests/{id}/cancel', {
        params: { path: { orderNumber, id } },
      }),
    { refresh: (queryClient) => invalidateOrder(queryClient, orderNumber) },
  );

export type OrderDocumentKind = 'packing-slip' | 'invoice';

/** Documents of an order, as PDF. */
export const downloadOrderDocument = (orderNumber: string) =>
  apiMutation((paper: OrderDocumentKind) =>
    adminClient.GET(DOCUMENT_PATHS[paper], { ...at(orderNumber), parseAs: 'blob' }),
  );

const DOCUMENT_PATHS = {
  'packing-slip': '/api/admin/orders/{orderNumber}/packing-slip.pdf',
  invoice: '/api/admin/orders/{orderNumber}/invoice.pdf',
} as const;

export const exportOrders = () =>
  apiMutation((filter: OrderListFilter) =>
    adminClient.GET(ORDERS_CSV, { params: { query: filter }, parseAs: 'blob' }),
  );

const at = (orderNumber: string) => ({ params: { path: { orderNumber } } });

/** Refreshes the order and lists of orders. */
export async function invalidateOrder(client: QueryClient, orderNumber: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [ORDERS] }),
    ...[ORDER, CERTIFICATES, PAYMENT_REQUESTS].map((path) =>
      client.invalidateQueries({ queryKey: [path, orderNumber] }),
    ),
    client.invalidateQueries({ queryKey: ['/api/admin/emails'] }),
  ]);
}
