import { DEFAULT_COUNTRY, DEFAULT_FRAME_TYPE } from '@gallery/domain';
import { isRecord, numberField, stringField } from '../browser-storage';

/** Billing or shipping address of the checkout form. */
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
  /** The print is of an event photo. */
  eventPhoto: boolean;
}

/** The cart's totals at checkout, in dollars. */
export interface OrderTotals {
  subtotal: number;
  estimatedTax: number;
  shipping: number;
  creditCardFee: number;
  total: number;
}

/** What the checkout form hands to the confirmation page. */
export interface OrderData {
  billingInfo: BuyerAddress;
  shippingInfo: BuyerAddress;
  sameAsBilling: boolean;
  items: OrderItem[];
  totals: OrderTotals;
}

/** Parses stored order data; null without items or buyer. */
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
    fullName: stringField(stored, 'fullName'),
    email: stringField(stored, 'email'),
    phone: stringField(stored, 'phone'),
    street: stringField(stored, 'street'),
    city: stringField(stored, 'city'),
    state: stringField(stored, 'state'),
    zip: stringField(stored, 'zip'),
    country: stringField(stored, 'country', DEFAULT_COUNTRY),
  };
}

function parseItem(stored: Record<string, unknown>): OrderItem {
  return {
    title: stringField(stored, 'title', 'Untitled Artwork'),
    series: stringField(stored, 'series'),
    size: stringField(stored, 'size', 'Unknown Size'),
    frameType: stringField(stored, 'frameType', DEFAULT_FRAME_TYPE),
    frameSize: stringField(stored, 'frameSize'),
    price: numberField(stored, 'price', 0),
    quantity: Math.max(1, Math.floor(numberField(stored, 'quantity', 1))),
    eventPhoto: stored['eventPhoto'] === true,
  };
}

function parseTotals(stored: Record<string, unknown>): OrderTotals {
  return {
    subtotal: numberField(stored, 'subtotal', 0),
    estimatedTax: numberField(stored, 'estimatedTax', 0),
    shipping: numberField(stored, 'shipping', 0),
    creditCardFee: numberField(stored, 'creditCardFee', 0),
    total: numberField(stored, 'total', 0),
  };
}
