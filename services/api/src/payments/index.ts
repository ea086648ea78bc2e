/** Payments: knows a reference and an amount, announces what happened. */
export { MAX_CHARGE_CENTS, type CheckoutLineItem, type CheckoutPaymentInput } from './payments-policy';
export type { PaymentState } from './payment-state';
export { PaymentUpdated, RefundSettled, type PaymentUpdate, type PaymentUpdateSource } from './domain-events';
export { isDisputeClosed, describePaymentUpdate } from './payment-update-description';
export {
  PaymentIntentsService,
  type PaymentIntentView,
  type PreparedPaymentIntent,
} from './payment-intents.service';
export { PaymentsModule } from './payments.module';
export { PaymentsReconciler } from './payments.reconciler';
export { PaymentsService, type PaymentView, type PreparedPayment } from './payments.service';
export { RefundsService } from './refunds/refunds.service';
export { FullRefundsService } from './refunds/full-refunds.service';
export { REFUND_STATES, type RefundState, type RefundView } from './refunds/refund-state';
export type { OpenPaymentIntent } from './stripe/stripe-payment-intents.gateway';
