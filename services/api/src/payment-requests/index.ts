/** Payment requests: the owner's quotes as payments on our own page. */
export { PaymentRequestsModule } from './payment-requests.module';
