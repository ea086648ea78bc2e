import type { OrderReceipt } from '@gallery/contracts';
import { isOrderVoid, orderPanelRows, toCents, type PricePanelRows } from '@gallery/domain';

/** The price panel of a placed order, from its receipt in dollars. */
export function receiptPanelRows(
  receipt: Pick<OrderReceipt, 'status' | 'subtotal' | 'tax' | 'cardFee' | 'extras' | 'total' | 'shipping'>,
  chargedLabel: string,
): PricePanelRows {
  const { shipping } = receipt;
  return orderPanelRows(
    {
      subtotal: toCents(receipt.subtotal),
      tax: toCents(receipt.tax),
      cardFee: toCents(receipt.cardFee),
      extras: toCents(receipt.extras),
      total: toCents(receipt.total),
      delivery: isOrderVoid(receipt.status)
        ? null
        : {
            minis: toCents(shipping.minis),
            framed: shipping.framed,
            quoted: shipping.quoted === null ? null : toCents(shipping.quoted),
            paid: toCents(shipping.paid),
          },
    },
    chargedLabel,
  );
}
