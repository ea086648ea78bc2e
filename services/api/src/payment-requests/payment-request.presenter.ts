import { toDollars } from '@gallery/domain';
import type { OrderSummary } from '../orders';
import type { PaymentIntentView } from '../payments';
import type {
  PaymentRequestLineItem,
  PaymentRequestRecord,
  PaymentRequestView,
} from './dto/payment-request.dto';
import type { PaymentRequestEntity, PaymentRequestLineEntity } from './entities/payment-request.entity';

/** For staff. The link is not stored, so it cannot be shown again. */
export function presentForAdmin(
  request: PaymentRequestEntity,
  lines: readonly PaymentRequestLineEntity[],
  order: OrderSummary,
): PaymentRequestRecord {
  return {
    id: request.id,
    orderNumber: order.number,
    paymentIntent: request.paymentIntentId,
    state: request.state,
    lines: lines.filter(({ paymentRequestId }) => paymentRequestId === request.id).map(presentLine),
    total: toDollars(request.amountCents),
    currency: request.currency,
    createdBy: request.createdBy,
    createdAt: request.createdAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
    paidAt: request.paidAt?.toISOString() ?? null,
  };
}

/** For the buyer, on the payment page and after it. */
export function presentForBuyer(
  request: PaymentRequestEntity,
  lines: readonly PaymentRequestLineEntity[],
  order: OrderSummary,
  { isProcessing, clientSecret }: Pick<PaymentIntentView, 'isProcessing' | 'clientSecret'>,
): PaymentRequestView {
  const isOpen = request.state === 'open';
  return {
    orderNumber: order.number,
    customerName: order.customerName,
    email: order.customerEmail,
    state: isOpen && isProcessing ? 'processing' : request.state,
    lines: lines.map(presentLine),
    total: toDollars(request.amountCents),
    currency: request.currency,
    expiresAt: request.expiresAt.toISOString(),
    clientSecret: isOpen ? clientSecret : null,
  };
}

const presentLine = ({
  kind,
  description,
  amountCents,
}: PaymentRequestLineEntity): PaymentRequestLineItem => ({
  kind,
  description,
  amount: toDollars(amountCents),
});
