import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentEntity, WebhookEventEntity } from './entities/payment.entity';
import { PaymentIntentsService } from './payment-intents.service';
import { PaymentsReconciler } from './payments.reconciler';
import { PaymentsService } from './payments.service';
import { PaymentsStore } from './payments.store';
import { StripeWebhooksService } from './webhooks/stripe-webhooks.service';
import { PaymentSettlementService } from './payment-settlement.service';
import { RefundEntity, RefundRequestEntity } from './entities/refund.entity';
import { RefundsService } from './refunds/refunds.service';
import { StripeClient } from './stripe/stripe.client';
import { StripePaymentIntentsGateway } from './stripe/stripe-payment-intents.gateway';
import { StripeGateway } from './stripe/stripe.gateway';
import { StripeWebhooksController } from './webhooks/stripe-webhooks.controller';

/** Payments at Stripe for opaque references, and what happened to them. */
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
    RefundsService,
    StripeWebhooksService,
    PaymentsReconciler,
  ],
  exports: [PaymentsService, PaymentIntentsService, RefundsService, PaymentsReconciler],
})
export class PaymentsModule {}
