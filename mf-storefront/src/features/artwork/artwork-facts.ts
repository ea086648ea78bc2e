import type { CardFeeMode } from '@gallery/domain';

/** One row of the table beside a work: what the purchase dialog of the specification states. */
export interface ArtworkFact {
  name: string;
  text: string;
}

/**
 * What a buyer should know before choosing.
 * @param isPriced whether the work has list prices; otherwise they are told on inquiry
 * @param cardFeeMode 'off' where the law forbids a card surcharge: then no fee is announced
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
