/** Payments: knows a reference and an amount, announces what happened. */
export { MAX_CHARGE_CENTS, type CheckoutItem, type CheckoutRequest } from './checkout-request';
export type { PaymentState } from './payment-state';
export { PaymentReported, RefundSettled, type PaymentNews, type ReportSource } from './payments.events';
export { isDisputeOver, newsSentence } from './news-sentence';
export { PaymentIntentsService, type IntentView, type PreparedIntent } from './payment-intents.service';
export { PaymentsModule } from './payments.module';
export { PaymentsReconciler } from './payments.reconciler';
export { PaymentsService, type PaymentView, type PreparedPayment } from './payments.service';
export { RefundPart } from './refund-part';
export { RefundPayment } from './refund-payment';
export { REFUND_STATES, type RefundState, type RefundView } from './refund-state';
export type { OpenIntent } from './stripe-intents.gateway';
