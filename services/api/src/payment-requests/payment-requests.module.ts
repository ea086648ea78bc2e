import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { OrdersModule } from '../orders';
import { PaymentsModule } from '../payments';
import { CancelPaymentRequest } from './cancel-payment-request';
import { NamePaymentRequests } from './name-payment-requests';
import { OpenRequest } from './open-request';
import { PaymentPageController } from './payment-page.controller';
import { PaymentRequest } from './payment-request.entity';
import { PaymentRequestLine } from './payment-request-line.entity';
import { PaymentRequestNotices } from './payment-request-notices';
import { PaymentRequestsController } from './payment-requests.controller';
import { PaymentRequestsStore } from './payment-requests.store';
import { PlacePaymentRequest } from './place-payment-request';
import { ReadPaymentRequests } from './read-payment-requests';
import { SellByLink } from './sell-by-link';
import { SettlePaymentRequest } from './settle-payment-request';

/** What the owner asks buyers to pay besides the prints: a quote becomes a link to /checkout. */
@Module({
  imports: [
    TypeOrmModule.forFeature([PaymentRequest, PaymentRequestLine]),
    IdentityModule,
    OrdersModule,
    PaymentsModule,
  ],
  controllers: [PaymentRequestsController, PaymentPageController],
  providers: [
    PaymentRequestsStore,
    PaymentRequestNotices,
    NamePaymentRequests,
    OpenRequest,
    PlacePaymentRequest,
    SellByLink,
    CancelPaymentRequest,
    ReadPaymentRequests,
    SettlePaymentRequest,
  ],
  exports: [PlacePaymentRequest, SellByLink],
})
export class PaymentRequestsModule {}
