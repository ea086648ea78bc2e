import { PRODUCTION_TIME, CARD_FEE_PERCENT, type CardFeeMode } from '@gallery/domain';

/** A row of the facts table. */
export interface ArtworkFact {
  name: string;
  text: string;
}

/** What the purchase dialog states. @param cardFeeMode as in `listArtworkFacts` */
export const listPurchaseTerms = (cardFeeMode: CardFeeMode): string[] => [
  `Production about ${PRODUCTION_TIME} with rush available`,
  'Taxes not included',
  'Delivery included in the Dallas area; worldwide shipping',
  cardFeeMode === 'surcharge'
    ? `Credit card adds ${CARD_FEE_PERCENT}; check, wire or cash also accepted`
    : 'Credit card, check, wire or cash accepted',
  'Certificate of authenticity included',
];

/**
 * Facts for buyers.
 * @param isPriced whether the artwork has list prices; otherwise they are on inquiry
 * @param cardFeeMode 'off' where the law forbids a card surcharge: then no fee is mentioned
 */
export function listArtworkFacts(cardFeeMode: CardFeeMode, isPriced: boolean): ArtworkFact[] {
  return [
    { name: 'Certificate', text: 'Certificate of authenticity included' },
    {
      name: 'Payment',
      text:
        cardFeeMode === 'surcharge'
          ? `Credit card adds ${CARD_FEE_PERCENT}. Check, wire or cash also accepted`
          : 'Credit card, check, wire or cash accepted',
    },
    {
      name: 'Price',
      text: isPriced ? 'List price. Sales tax not included' : 'On inquiry. Sales tax not included',
    },
    { name: 'Shipping', text: 'Delivered free in the Dallas area; shipped worldwide at cost' },
    { name: 'Production', text: `About ${PRODUCTION_TIME}, rush available` },
  ];
}
