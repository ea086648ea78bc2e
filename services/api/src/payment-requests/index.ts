/** Payment requests: the owner's quotes as payments on our own page. */
export { PlacePaymentRequest } from './place-payment-request';
export { SellByLink, type AgreedExtra, type LinkedSale } from './sell-by-link';
export { PaymentRequestsModule } from './payment-requests.module';
export { PAYMENT_REQUEST_MAILS, PAYMENT_REQUEST_NOTICES } from './payment-request-mail';
