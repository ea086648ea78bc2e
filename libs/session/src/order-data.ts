import { DEFAULT_COUNTRY, DEFAULT_FRAME_TYPE } from '@gallery/domain';
import { isRecord, numberIn, textIn } from './stored-json';

/** Billing or shipping as the checkout form collects it. */
export interface BuyerAddress {
  fullName: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
}

/** Prints of one size and one frame. */
export interface OrderItem {
  title: string;
  series: string;
  size: string;
  frameType: string;
  frameSize: string;
  /** Dollars, one print. */
  price: number;
  quantity: number;
  /** The print is of a photo from a live event. */
  eventPhoto: boolean;
}

/** Sums that the cart showed when the buyer went on, in dollars. */
export interface OrderTotals {
  subtotal: number;
  estimatedTax: number;
  shipping: number;
  creditCardFee: number;
  total: number;
}

/** What the checkout form leaves for the confirmation page. */
export interface OrderData {
  billingInfo: BuyerAddress;
  shippingInfo: BuyerAddress;
  sameAsBilling: boolean;
  items: OrderItem[];
  totals: OrderTotals;
}

/** Reads stored order data; null when there is none or it has no items or no buyer. */
export function parseOrderData(stored: unknown): OrderData | null {
  if (!isRecord(stored)) return null;
  const { billingInfo, shippingInfo, items, totals } = stored;
  if (!isRecord(billingInfo) || !Array.isArray(items)) return null;
  const billing = parseAddress(billingInfo);
  return {
    billingInfo: billing,
    shippingInfo: isRecord(shippingInfo) ? parseAddress(shippingInfo) : billing,
    sameAsBilling: stored['sameAsBilling'] !== false,
    items: items.filter(isRecord).map(parseItem),
    totals: parseTotals(isRecord(totals) ? totals : {}),
  };
}

function parseAddress(stored: Record<string, unknown>): BuyerAddress {
  return {
    fullName: textIn(stored, 'fullName'),
    email: textIn(stored, 'email'),
    phone: textIn(stored, 'phone'),
    street: textIn(stored, 'street'),
    city: textIn(stored, 'city'),
    state: textIn(stored, 'state'),
    zip: textIn(stored, 'zip'),
    country: textIn(stored, 'country', DEFAULT_COUNTRY),
  };
}

function parseItem(stored: Record<string, unknown>): OrderItem {
  return {
    title: textIn(stored, 'title', 'Untitled Artwork'),
    series: textIn(stored, 'series'),
    size: textIn(stored, 'size', 'Unknown Size'),
    frameType: textIn(stored, 'frameType', DEFAULT_FRAME_TYPE),
    frameSize: textIn(stored, 'frameSize'),
    price: numberIn(stored, 'price', 0),
    quantity: Math.max(1, Math.floor(numberIn(stored, 'quantity', 1))),
    eventPhoto: stored['eventPhoto'] === true,
  };
}

function parseTotals(stored: Record<string, unknown>): OrderTotals {
  return {
    subtotal: numberIn(stored, 'subtotal', 0),
    estimatedTax: numberIn(stored, 'estimatedTax', 0),
    shipping: numberIn(stored, 'shipping', 0),
    creditCardFee: numberIn(stored, 'creditCardFee', 0),
    total: numberIn(stored, 'total', 0),
  };
}
