import { dollars } from '@gallery/domain';
import type { KnownOrder } from '../orders';
import type { IntentView } from '../payments';
import type { PaymentRequestLineDto } from './dto/payment-request-line.dto';
import type { PaymentRequestRecord } from './dto/payment-request-record.dto';
import type { PaymentRequestView } from './dto/payment-request-view.dto';
import type { PaymentRequest } from './payment-request.entity';
import type { PaymentRequestLine } from './payment-request-line.entity';

/** A payment request as the owner sees it. The link is not kept and cannot be shown again. */
export function presentForOwner(
  request: PaymentRequest,
  lines: readonly PaymentRequestLine[],
  order: KnownOrder,
): PaymentRequestRecord {
  return {
    id: request.id,
    orderNumber: order.number,
    paymentIntent: request.paymentIntentId,
    state: request.state,
    lines: lines.filter(({ paymentRequestId }) => paymentRequestId === request.id).map(presentLine),
    total: dollars(request.amountCents),
    currency: request.currency,
    createdBy: request.createdBy,
    createdAt: request.createdAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
    paidAt: request.paidAt?.toISOString() ?? null,
  };
}

/** A payment request as its buyer sees it on the payment page and after. */
export function presentForBuyer(
  request: PaymentRequest,
  lines: readonly PaymentRequestLine[],
  order: KnownOrder,
  { isProcessing, clientSecret }: Pick<IntentView, 'isProcessing' | 'clientSecret'>,
): PaymentRequestView {
  const isOpen = request.state === 'open';
  return {
    orderNumber: order.number,
    customerName: order.customerName,
    email: order.customerEmail,
    state: isOpen && isProcessing ? 'processing' : request.state,
    lines: lines.map(presentLine),
    total: dollars(request.amountCents),
    currency: request.currency,
    expiresAt: request.expiresAt.toISOString(),
    clientSecret: isOpen ? clientSecret : null,
  };
}

const presentLine = ({ kind, description, amountCents }: PaymentRequestLine): PaymentRequestLineDto => ({
  kind,
  description,
  amount: dollars(amountCents),
});
