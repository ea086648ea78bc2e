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
import { RefundPart } from './refund-part';
import { RefundPayment } from './refund-payment';
import { RefundRequest } from './refund-request.entity';
import { RefundRequestsStore } from './refund-requests.store';
import { StripeConnection } from './stripe.connection';
import { StripeIntentsGateway } from './stripe-intents.gateway';
import { StripeGateway } from './stripe.gateway';
import { WebhookController } from './webhook.controller';
import { WebhookEvent } from './webhook-event.entity';

/** Stripe: opens payments for references it does not understand and announces what became of them. */
@Module({
  imports: [
    ScheduleModule.forRoot(),
    TypeOrmModule.forFeature([Payment, Refund, RefundRequest, WebhookEvent]),
  ],
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
    RefundPart,
    RefundRequestsStore,
    ReceiveWebhook,
    PaymentsReconciler,
  ],
  exports: [PaymentsService, PaymentIntentsService, RefundPayment, RefundPart, PaymentsReconciler],
})
export class PaymentsModule {}
