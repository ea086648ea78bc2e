import { Injectable } from '@nestjs/common';
import { Audit } from '../identity';
import type { Actor } from '../orders';
import { PaymentIntentsService } from '../payments';
import { AppError } from '../platform';
import type { PaymentRequestRecord } from './dto/payment-request-record.dto';
import { ReadPaymentRequests } from './read-payment-requests';

/** The owner calls a payment request off: at Stripe first, so that nothing is called cancelled that can still be paid. */
@Injectable()
export class CancelPaymentRequest {
  constructor(
    private readonly reading: ReadPaymentRequests,
    private readonly payments: PaymentIntentsService,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError `payment_request_not_found`, `payment_request_closed` when it was paid, `checkout_unavailable` */
  async cancel(orderNumber: string, id: string, actor: Actor): Promise<PaymentRequestRecord> {
    const before = await this.reading.one(orderNumber, id);
    if (before.state === 'open') await this.payments.cancel(id, 'owner');
    const after = await this.reading.one(orderNumber, id);
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
    await this.audit.record({
      action: 'payment-request.cancelled',
      actor: { kind: role, id: staffId },
      subject,
    });
  }
}
