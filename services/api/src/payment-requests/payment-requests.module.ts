import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog';
import { IdentityModule } from '../identity';
import { OrdersModule } from '../orders';
import { PaymentsModule } from '../payments';
import { PaymentRequestsListeners } from './payment-requests.listeners';
import { PaymentRequestStepsService } from './payment-request-steps.service';
import { PaymentRequestEntity, PaymentRequestLineEntity } from './entities/payment-request.entity';
import { PaymentRequestEmails } from './payment-request.emails';
import { AdminPaymentRequestsController, PaymentRequestsController } from './payment-requests.controller';
import { PaymentRequestsStore } from './payment-requests.store';
import { PaymentRequestsService } from './payment-requests.service';
import { PaymentRequestQueries } from './payment-requests.queries';
import { DeliveryChargesService } from './delivery-charges.service';
import { DraftOrderLinksService } from './draft-order-links.service';
import { PaymentRequestSettlementService } from './payment-request-settlement.service';

/** Amounts that the gallery asks buyers to pay through a link to /checkout: shipping, framing, a whole draft order. */
@Module({
  imports: [
    TypeOrmModule.forFeature([PaymentRequestEntity, PaymentRequestLineEntity]),
    CatalogModule,
    IdentityModule,
    OrdersModule,
    PaymentsModule,
  ],
  controllers: [AdminPaymentRequestsController, PaymentRequestsController],
  providers: [
    PaymentRequestsStore,
    PaymentRequestEmails,
    PaymentRequestsListeners,
    PaymentRequestStepsService,
    PaymentRequestsService,
    DraftOrderLinksService,
    DeliveryChargesService,
    PaymentRequestQueries,
    PaymentRequestSettlementService,
  ],
  exports: [PaymentRequestsService, DraftOrderLinksService],
})
export class PaymentRequestsModule {}
