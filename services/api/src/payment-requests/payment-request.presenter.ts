import { toDollars } from '@gallery/domain';
import { isAddressOpen, isDeliverable, type OrderSummary } from '../orders';
import type { PaymentIntentView } from '../payments';
import type {
  PaidFile,
  PaymentRequestLineItem,
  PaymentRequestRecord,
  PaymentRequestView,
} from './dto/payment-request.dto';
import type { PaymentRequestEntity, PaymentRequestLineEntity } from './entities/payment-request.entity';

/** For staff, without the link, which is the buyer's. */
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
  files: PaidFile[],
): PaymentRequestView {
  const isOpen = request.state === 'open';
  return {
    orderNumber: order.number,
    paymentIntent: request.paymentIntentId,
    needsAddress: isOpen && isAddressOpen(order) && !isDeliverable(order.shipping),
    files,
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
