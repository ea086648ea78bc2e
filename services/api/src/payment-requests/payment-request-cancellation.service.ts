import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../identity';
import type { Actor } from '../orders';
import { PaymentIntentsService } from '../payments';
import { AppError } from '../platform';
import type { PaymentRequestRecord } from './dto/payment-request.dto';
import { PaymentRequestQueries } from './payment-requests.queries';

/** The owner calls a payment request off: at Stripe first, so that nothing is called cancelled that can still be paid. */
@Injectable()
export class PaymentRequestCancellationService {
  constructor(
    private readonly paymentRequestQueries: PaymentRequestQueries,
    private readonly paymentIntentsService: PaymentIntentsService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** @throws AppError `payment_request_not_found`, `payment_request_closed` when it was paid, `checkout_unavailable` */
  async cancel(orderNumber: string, id: string, actor: Actor): Promise<PaymentRequestRecord> {
    const before = await this.paymentRequestQueries.findOne(orderNumber, id);
    if (before.state === 'open') await this.paymentIntentsService.cancel(id, 'owner');
    const after = await this.paymentRequestQueries.findOne(orderNumber, id);
    if (after.state === 'cancelled') {
      if (before.state === 'open') await this.record(id, actor);
      return after;
    }
    const message =
      after.state === 'open'
        ? 'A payment is under way. Please try again in a moment.'
        : 'This payment request has been paid and can only be refunded.';
    throw new AppError('payment_request_closed', { message, details: { state: after.state } });
  }

  private async record(id: string, { role, id: staffId }: Actor): Promise<void> {
    const subject = { kind: 'payment-request', id };
    await this.auditLogService.record({
      action: 'payment-request.cancelled',
      actor: { kind: role, id: staffId },
      subject,
    });
  }
}
