import type { PaymentRequestView } from '@gallery/contracts';

interface ClosedPaymentMessage {
  heading: string;
  detail: string;
}

/** Why a payment request cannot be paid; null if it can. */
export function closedPaymentMessage({
  state,
  orderNumber,
}: PaymentRequestView): ClosedPaymentMessage | null {
  switch (state) {
    case 'open':
      return null;
    case 'processing':
      return {
        heading: 'Your payment is on its way',
        detail: `Your bank is still processing the payment for order ${orderNumber}. Please do not pay again.`,
      };
    case 'paid':
      return {
        heading: 'Already paid',
        detail: `The payment for order ${orderNumber} has been received. Thank you.`,
      };
    case 'refunded':
      return {
        heading: 'This payment was refunded',
        detail: `The payment for order ${orderNumber} was refunded to your card.`,
      };
    case 'cancelled':
      return {
        heading: 'This payment link has expired',
        detail: `It can no longer be used to pay for order ${orderNumber}. Nothing was charged. Write to us for a new one.`,
      };
  }
}
