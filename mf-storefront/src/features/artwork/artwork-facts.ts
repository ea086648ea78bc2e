import type { CardFeeMode } from '@gallery/domain';

/** A row of the facts table: what the specification's purchase dialog states. */
export interface ArtworkFact {
  name: string;
  text: string;
}

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
          ? 'Credit card adds 3%. Check, wire or cash also accepted'
          : 'Credit card, check, wire or cash accepted',
    },
    {
      name: 'Price',
      text: isPriced ? 'List price, before tax. Taxes not included' : 'On inquiry. Taxes not included',
    },
    { name: 'Shipping', text: 'Delivery included in the Dallas area. Worldwide shipping' },
    { name: 'Production', text: 'About 3–5 weeks, rush available' },
  ];
}
