import type { OrderReceipt } from '@gallery/contracts';
import { orderSummary, toCents, type PriceSummary } from '@gallery/domain';

/** The price panel of a placed order, from its receipt in dollars. */
export function receiptSummary(
  receipt: Pick<OrderReceipt, 'subtotal' | 'tax' | 'cardFee' | 'extras' | 'total' | 'shipping'>,
  chargedLabel: string,
): PriceSummary {
  const { shipping } = receipt;
  return orderSummary(
    {
      subtotal: toCents(receipt.subtotal),
      tax: toCents(receipt.tax),
      cardFee: toCents(receipt.cardFee),
      extras: toCents(receipt.extras),
      total: toCents(receipt.total),
      delivery: {
        minis: toCents(shipping.minis),
        framed: shipping.framed,
        quoted: shipping.quoted === null ? null : toCents(shipping.quoted),
        paid: toCents(shipping.paid),
      },
    },
    chargedLabel,
  );
}
