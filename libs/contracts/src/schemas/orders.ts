/** Checkout, and orders as buyers and staff see them. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

export type CheckoutSessionRequest = Schemas['CheckoutSessionRequest'];
export type ReceiptLine = Schemas['ReceiptLine'];
export type OrderReceipt = Schemas['OrderReceipt'];
export type OrderLookup = Schemas['OrderLookup'];
export type CollectorOrder = Schemas['CollectorOrder'];
export type CollectorOrderLine = Schemas['CollectorOrderLine'];
export type OrderMilestone = Schemas['OrderMilestone'];
export type PaymentRequestView = Schemas['PaymentRequestView'];
export type OrderRecord = Schemas['OrderRecord'];
export type UpdateOrderStatus = Schemas['UpdateOrderStatus'];
export type OrderList = Schemas['OrderList'];
export type OrderRow = Schemas['OrderRow'];
export type OrderRecordLine = Schemas['OrderRecordLine'];
export type OrderRefund = Schemas['OrderRefund'];
export type OrderHistoryEntry = Schemas['OrderHistoryEntry'];
export type OrderAddress = Schemas['OrderAddress'];
export type CreateOrderRefund = Schemas['CreateOrderRefund'];
export type UpdateOrderInstallation = Schemas['UpdateOrderInstallation'];
export type OrderCertificate = Schemas['OrderCertificate'];
export type CreatePaymentRequest = Schemas['CreatePaymentRequest'];
