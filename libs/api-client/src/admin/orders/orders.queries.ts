import type { OrderRecord } from '@gallery/contracts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { apiMutation } from '../../http/api-options';
import { downloadAdmin } from '../admin-client';
import { sendAdminForm } from '../admin-form';
import {
  adminDownload,
  adminList,
  adminMutation,
  adminQuery,
  FRESH,
  invalidateAdmin,
  latestRecord,
} from '../admin-options';

const ORDERS = '/api/admin/orders';
const ORDER = '/api/admin/orders/{orderNumber}';

/** Orders, their certificates and payment requests, lists of orders, and emails. */
const CHANGED = [ORDERS, '/api/admin/emails'] as const;

/** How often an order is refetched while Stripe processes a refund. */
const REFUND_POLL_MS = 3_000;

export const adminOrdersQuery = adminList(ORDERS);

export const adminOrderQuery = (orderNumber: string) =>
  queryOptions({
    ...adminQuery(ORDER, { orderNumber }, FRESH),
    refetchInterval: ({ state: { data } }) =>
      data?.refunds.some(({ state }) => state === 'asked') ? REFUND_POLL_MS : false,
  });

export const orderCertificatesQuery = (orderNumber: string) =>
  adminQuery(`${ORDER}/certificates`, { orderNumber }, FRESH);

/** Payment requests for an order. */
export const orderPaymentRequestsQuery = (orderNumber: string) =>
  adminQuery(`${ORDER}/payment-requests`, { orderNumber }, FRESH);

/** What to quote for its delivery. */
export const deliveryQuoteSuggestionQuery = (orderNumber: string) =>
  adminQuery(`${ORDER}/delivery-quote-suggestion`, { orderNumber }, FRESH);

export const latestOrder = latestRecord<OrderRecord>('receipt', 'history');

/** Changes the status and emails the buyer. */
export const updateOrderStatus = (orderNumber: string) =>
  adminMutation('post', `${ORDER}/status`, { orderNumber }, CHANGED);

/** Undoes the last status change, while the buyer has not been told. */
export const undoOrderStatus = (orderNumber: string) =>
  adminMutation('post', `${ORDER}/status/undo`, { orderNumber }, CHANGED);

/** Refunds money. The id in the body makes it idempotent. */
export const refundOrder = (orderNumber: string) =>
  adminMutation('post', `${ORDER}/refunds`, { orderNumber }, CHANGED);

/** Approves a refund that waits for a second owner. Fails with `second_person_needed`, `refund_approval_closed`. */
export const approveRefund = (orderNumber: string) =>
  adminMutation('post', `${ORDER}/refund-approvals/{id}/approve`, { orderNumber }, CHANGED);

/** Refuses it; nothing is refunded. */
export const rejectRefund = (orderNumber: string) =>
  adminMutation('post', `${ORDER}/refund-approvals/{id}/reject`, { orderNumber }, CHANGED);

/** Adds an internal note. */
export const addOrderNote = (orderNumber: string) =>
  adminMutation('post', `${ORDER}/notes`, { orderNumber }, CHANGED);

/** Marks a requested installation as done or open. */
export const updateOrderInstallation = (orderNumber: string) =>
  adminMutation('post', `${ORDER}/installation`, { orderNumber }, CHANGED);

/** Marks the prints as framed, which the buyer sees. */
export const markOrderFramed = (orderNumber: string) =>
  adminMutation('post', `${ORDER}/framing`, { orderNumber }, CHANGED);

/** Adds a picture from the studio and emails the buyer. */
export const addOrderPicture = (orderNumber: string) =>
  mutationOptions({
    mutationFn: (form: { caption: string; picture: File }) =>
      sendAdminForm({ method: 'post', path: `${ORDER}/pictures`, id: orderNumber, form }),
    onSettled: (_data, _error, _form, _scope, { client }) => invalidateOrders(client),
  });

/** Changes a picture's caption or place. */
export const updateOrderPicture = (orderNumber: string) =>
  adminMutation('patch', `${ORDER}/pictures/{id}`, { orderNumber }, CHANGED);

export const removeOrderPicture = (orderNumber: string) =>
  adminMutation('delete', `${ORDER}/pictures/{id}`, { orderNumber }, CHANGED);

/** Requests a payment from the buyer and emails the link. */
export const createPaymentRequest = (orderNumber: string) =>
  adminMutation('post', `${ORDER}/payment-requests`, { orderNumber }, CHANGED);

export const cancelPaymentRequest = (orderNumber: string) =>
  adminMutation('post', `${ORDER}/payment-requests/{id}/cancel`, { orderNumber }, CHANGED);

/** Emails the link of an open payment request again. */
export const sendPaymentRequest = (orderNumber: string) =>
  adminMutation('post', `${ORDER}/payment-requests/{id}/email`, { orderNumber }, CHANGED);

/** The link of an open payment request, to pass on. */
export const copyPaymentLink = (orderNumber: string) =>
  adminMutation('post', `${ORDER}/payment-requests/{id}/link`, { orderNumber });

/** Quotes the delivery and asks the buyer for what is due. Fails with `changed_meanwhile`. */
export const quoteDelivery = (orderNumber: string) =>
  adminMutation('post', `${ORDER}/delivery-quote`, { orderNumber }, CHANGED);

/** Changes where the prints go, until they are shipped. Fails with `changed_meanwhile`, `address_locked`. */
export const updateOrderAddress = (orderNumber: string) =>
  adminMutation('post', `${ORDER}/shipping-address`, { orderNumber }, CHANGED);

export type OrderPaperKind = 'packing-slip' | 'invoice';

/** Documents of an order, as PDF. */
export const downloadOrderPaper = (orderNumber: string) =>
  apiMutation((paper: OrderPaperKind) => downloadAdmin(`${ORDER}/${paper}.pdf`, { orderNumber }));

export const exportOrders = () => adminDownload(`${ORDERS}.csv`, {});

const UNPAID_HOLDS = '/api/admin/unpaid-holds';

/** How often a page refetches the unpaid holds: most of them end by themselves. */
const HOLDS_POLL_MS = 15_000;

/** Prints that unpaid checkouts hold, by network, guest and collector. */
export const unpaidHoldsQuery = () =>
  queryOptions({ ...adminQuery(UNPAID_HOLDS, {}, FRESH), refetchInterval: HOLDS_POLL_MS });

/** Ends the unpaid checkouts of one origin, which releases their prints. */
export const endUnpaidHolds = (originId: string) =>
  adminMutation('post', `${UNPAID_HOLDS}/{originId}/end`, { originId }, [...CHANGED, UNPAID_HOLDS]);

/** Refetches queries that show orders. */
export const invalidateOrders = (queries: QueryClient): Promise<void> => invalidateAdmin(queries, CHANGED);
