import { Injectable } from '@nestjs/common';
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
  ) {}

  /** @throws AppError `payment_request_not_found`, `payment_request_closed` when it was paid, `checkout_unavailable` */
  async cancel(orderNumber: string, id: string): Promise<PaymentRequestRecord> {
    const before = await this.reading.one(orderNumber, id);
    if (before.state === 'open') await this.payments.cancel(id, 'owner');
    const after = await this.reading.one(orderNumber, id);
    if (after.state === 'cancelled') return after;
    const message =
      after.state === 'open'
        ? 'A payment is under way. Please try again in a moment.'
        : 'This payment request has been paid and can only be refunded.';
    throw new AppError('payment_request_closed', { message, details: { state: after.state } });
  }
}
