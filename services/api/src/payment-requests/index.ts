/** Payment requests: amounts that the gallery asks buyers to pay on the gallery's own page. */
export { PaymentRequestsService } from './payment-requests.service';
export {
  DraftOrderLinksService,
  type ExtraCharge,
  type DraftOrderLinkInput,
} from './draft-order-links.service';
export { PrintSaleLink } from './dto/payment-request.dto';
export { PaymentRequestsModule } from './payment-requests.module';
export {
  PAYMENT_REQUEST_EMAIL_TEMPLATES,
  PAYMENT_REQUEST_NOTIFICATION_TEMPLATES,
} from './payment-request-email-content';
