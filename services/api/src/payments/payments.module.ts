import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Payment } from './payment.entity';
import { PaymentIntentsService } from './payment-intents.service';
import { PaymentsReconciler } from './payments.reconciler';
import { PaymentsService } from './payments.service';
import { PaymentsStore } from './payments.store';
import { ReceiveWebhook } from './receive-webhook';
import { ReconcileIntent } from './reconcile-intent';
import { RecordReport } from './record-report';
import { Refund } from './refund.entity';
import { RefundPayment } from './refund-payment';
import { StripeConnection } from './stripe.connection';
import { StripeIntentsGateway } from './stripe-intents.gateway';
import { StripeGateway } from './stripe.gateway';
import { WebhookController } from './webhook.controller';
import { WebhookEvent } from './webhook-event.entity';

/** Stripe: opens payments for references it does not understand and announces what became of them. */
@Module({
  imports: [ScheduleModule.forRoot(), TypeOrmModule.forFeature([Payment, Refund, WebhookEvent])],
  controllers: [WebhookController],
  providers: [
    StripeConnection,
    StripeGateway,
    StripeIntentsGateway,
    PaymentsStore,
    RecordReport,
    PaymentsService,
    PaymentIntentsService,
    ReconcileIntent,
    RefundPayment,
    ReceiveWebhook,
    PaymentsReconciler,
  ],
  exports: [PaymentsService, PaymentIntentsService, RefundPayment, PaymentsReconciler],
})
export class PaymentsModule {}
