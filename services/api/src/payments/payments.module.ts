import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentEntity } from './entities/payment.entity';
import { PaymentIntentsService } from './payment-intents.service';
import { PaymentsReconciler } from './payments.reconciler';
import { PaymentsService } from './payments.service';
import { PaymentsStore } from './payments.store';
import { StripeWebhooksService } from './webhooks/stripe-webhooks.service';
import { PaymentIntentsReconciler } from './payment-intents.reconciler';
import { PaymentSettlementService } from './payment-settlement.service';
import { RefundEntity } from './entities/refund.entity';
import { RefundsService } from './refunds/refunds.service';
import { FullRefundsService } from './refunds/full-refunds.service';
import { RefundRequestEntity } from './entities/refund-request.entity';
import { RefundRequestsStore } from './refunds/refund-requests.store';
import { StripeClient } from './stripe/stripe.client';
import { StripePaymentIntentsGateway } from './stripe/stripe-payment-intents.gateway';
import { StripeGateway } from './stripe/stripe.gateway';
import { StripeWebhooksController } from './webhooks/stripe-webhooks.controller';
import { WebhookEventEntity } from './entities/webhook-event.entity';

/** Stripe: opens payments for references it does not understand and announces what became of them. */
@Module({
  imports: [
    ScheduleModule.forRoot(),
    TypeOrmModule.forFeature([PaymentEntity, RefundEntity, RefundRequestEntity, WebhookEventEntity]),
  ],
  controllers: [StripeWebhooksController],
  providers: [
    StripeClient,
    StripeGateway,
    StripePaymentIntentsGateway,
    PaymentsStore,
    PaymentSettlementService,
    PaymentsService,
    PaymentIntentsService,
    PaymentIntentsReconciler,
    FullRefundsService,
    RefundsService,
    RefundRequestsStore,
    StripeWebhooksService,
    PaymentsReconciler,
  ],
  exports: [PaymentsService, PaymentIntentsService, FullRefundsService, RefundsService, PaymentsReconciler],
})
export class PaymentsModule {}
