/** Payments: know a reference and an amount, and announce what happened. */
export {
  describePaymentUpdate,
  isDisputeClosed,
  PaymentUpdated,
  RefundSettled,
  type PaymentUpdate,
  type PaymentUpdateSource,
} from './domain-events';
export { REFUND_STATES, type PaymentState, type RefundState } from './payment-state';
export { MAX_CHARGE_CENTS, MIN_CHARGE_CENTS } from './payments-policy';
export {
  PaymentIntentsService,
  type PaymentIntentView,
  type PreparedPaymentIntent,
} from './payment-intents.service';
export { PAYMENT_PAGE_NOTIFICATION_TEMPLATES } from './payment-page/page-violations.service';
export { PaymentsModule } from './payments.module';
export { PaymentsReconciler } from './payments.reconciler';
export { PaymentsService, type PaymentView, type PreparedPayment } from './payments.service';
export { RefundsService, type RefundView } from './refunds/refunds.service';
export type { OpenPaymentIntent } from './stripe/stripe-payment-intents.gateway';
export type {
  CheckoutLineItem,
  CheckoutPaymentInput,
  OpenCheckoutSession,
} from './stripe/stripe-checkout-sessions.gateway';
