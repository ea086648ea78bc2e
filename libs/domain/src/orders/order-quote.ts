import { isUnitedStates } from '../country';
import { isZipCode } from '../zip-code';
import { cardFeeOf, type CardFeeMode } from './card-fee';
import { deliveryTerms, type ShippingTerms } from './delivery-terms';
import type { ShippingClass } from '../catalog/edition';
import { shareOf, type Cents } from '../pricing/money';
import { isTaxed, SALES_TAX_BP, type TaxAddress } from './sales-tax';
import { miniShippingCents } from './shipping-prices';

/** `destination`: tax by where the artwork goes; `always`: tax every payment. */
export type TaxMode = 'destination' | 'always';

export interface QuoteLine {
  priceCents: Cents;
  quantity: number;
  shippingClass: ShippingClass;
}

export interface QuoteRequest {
  lines: readonly QuoteLine[];
  billing: TaxAddress;
  shipping: TaxAddress;
  taxMode: TaxMode;
  cardFeeMode: CardFeeMode;
  /** From the studio to the shipping ZIP; left out if only the ZIP rule is known. */
  miles?: number | null;
}

/** Every amount that a screen, the payment or a receipt shows for an order. In cents. */
export interface OrderQuote {
  subtotal: Cents;
  tax: {
    /** On the cart: only when billing or shipping is in Texas. */
    cart: Cents;
    /** On the confirmation page: always. */
    confirmation: Cents;
    /** In the payment: never more than on the confirmation page. */
    charged: Cents;
  };
  cardFee: Cents;
  shipping: {
    /** $20 when the order has any mini, else 0. */
    minis: Cents;
    framed: ShippingTerms;
  };
  /** Whether the address says which tax and delivery apply. */
  isDestinationKnown: boolean;
  /** Subtotal + tax + shipping + card fee. */
  cartTotal: Cents;
  /** Subtotal + tax + card fee; shipping is 'Separate' there. */
  confirmationTotal: Cents;
  /** What the card is charged. */
  chargedTotal: Cents;
  artworkCount: number;
}

/** The only way to price an order: the cart and the server call the same function. */
export function quoteOrder({
  lines,
  billing,
  shipping,
  taxMode,
  cardFeeMode,
  miles,
}: QuoteRequest): OrderQuote {
  const subtotal = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const estimate = shareOf(subtotal, SALES_TAX_BP);
  const tax = {
    cart: isTaxed(billing) || isTaxed(shipping) ? estimate : 0,
    confirmation: estimate,
    charged: taxMode === 'always' || isTaxed(shipping) ? estimate : 0,
  };
  const cardFee = cardFeeMode === 'surcharge' ? cardFeeOf(subtotal) : 0;
  const minis = miniShippingCents(lines);
  const hasFramed = lines.some((line) => line.shippingClass === 'framed');
  return {
    subtotal,
    tax,
    cardFee,
    shipping: { minis, framed: hasFramed ? framedTerms(shipping, miles) : 'none' },
    isDestinationKnown: isDestinationKnown(shipping),
    cartTotal: subtotal + tax.cart + minis + cardFee,
    confirmationTotal: subtotal + tax.confirmation + cardFee,
    chargedTotal: subtotal + tax.charged + cardFee,
    artworkCount: lines.reduce((sum, line) => sum + line.quantity, 0),
  };
}

/** Only ZIP codes of the United States can be near the studio. */
const framedTerms = ({ zip, country }: TaxAddress, miles?: number | null): ShippingTerms =>
  isUnitedStates(country) ? deliveryTerms(zip, miles) : 'quoted';

/** In the United States the ZIP code decides both tax and delivery. */
const isDestinationKnown = ({ zip, country }: TaxAddress): boolean =>
  isUnitedStates(country) ? isZipCode(zip) : country.trim() !== '';
