import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { DisputeEntity, DisputesService, EarlyFraudWarningEntity } from './disputes/disputes.service';
import {
  PaymentEntity,
  WebhookEventEntity,
  WebhookEventTypeEntity,
  RefundEntity,
  RefundRequestEntity,
} from './entities/payment.entity';
import { PaymentIntentsService } from './payment-intents.service';
import { PaymentsReconciler } from './payments.reconciler';
import { PaymentsService } from './payments.service';
import { PaymentsStore } from './payments.store';
import { StripeWebhooksService } from './webhooks/stripe-webhooks.service';
import { PaymentSettlementService } from './payment-settlement.service';
import { RefundsService } from './refunds/refunds.service';
import { PageViolationEntity, PageViolationsService } from './payment-page/page-violations.service';
import { AdminPaymentPageController, PaymentPageController } from './payment-page/payment-page.controller';
import { StripeClient } from './stripe/stripe.client';
import { StripePaymentIntentsGateway } from './stripe/stripe-payment-intents.gateway';
import { StripeDisputesGateway } from './stripe/stripe-disputes.gateway';
import { StripeCheckoutSessionsGateway } from './stripe/stripe-checkout-sessions.gateway';
import { StripeRefundsGateway } from './stripe/stripe-refunds.gateway';
import { StripeWebhookStatusService } from './webhooks/stripe-webhook-status.service';
import {
  AdminStripeWebhooksController,
  StripeWebhooksController,
} from './webhooks/stripe-webhooks.controller';

/** Payments at Stripe for opaque references, and what happened to them. */
@Module({
  imports: [
    ScheduleModule.forRoot(),
    TypeOrmModule.forFeature([
      PaymentEntity,
      RefundEntity,
      RefundRequestEntity,
      DisputeEntity,
      EarlyFraudWarningEntity,
      WebhookEventEntity,
      WebhookEventTypeEntity,
      PageViolationEntity,
    ]),
    IdentityModule,
  ],
  controllers: [
    StripeWebhooksController,
    AdminStripeWebhooksController,
    PaymentPageController,
    AdminPaymentPageController,
  ],
  providers: [
    StripeClient,
    StripeCheckoutSessionsGateway,
    StripeRefundsGateway,
    StripePaymentIntentsGateway,
    StripeDisputesGateway,
    PaymentsStore,
    PaymentSettlementService,
    PaymentsService,
    PaymentIntentsService,
    RefundsService,
    DisputesService,
    StripeWebhooksService,
    StripeWebhookStatusService,
    PageViolationsService,
    PaymentsReconciler,
  ],
  exports: [PaymentsService, PaymentIntentsService, RefundsService, PaymentsReconciler],
})
export class PaymentsModule {}
