import { isUnitedStates, stateOfZip, usStateOf, type Cents, type UsState } from '@gallery/domain';
import type { PostalAddress } from '../entities/order.entity';
import type { OrderLineEntity } from '../entities/order-line.entity';
import type { QuotedLine } from '../orders.store';

/** Prints of one outer size in a parcel. */
export interface PrintsOfSize {
  size: string;
  quantity: number;
}

/** A delivery that was quoted before. */
export interface EarlierQuote {
  orderNumber: string;
  cents: Cents;
  /** Where it went, within a country. */
  state: string;
  parcel: readonly PrintsOfSize[];
}

/** The part of an order that goes into its parcel: minis have their own flat price. */
export function parcelOf(lines: readonly Pick<OrderLineEntity, 'frameSize' | 'quantity'>[]): PrintsOfSize[] {
  const quantities = new Map<string, number>();
  for (const { frameSize, quantity } of lines)
    if (frameSize !== null) quantities.set(frameSize, (quantities.get(frameSize) ?? 0) + quantity);
  return [...quantities]
    .map(([size, quantity]) => ({ size, quantity }))
    .toSorted((one, other) => areaOf(other.size) - areaOf(one.size));
}

/** Quotes in the order of their lines. */
export function toEarlierQuotes(lines: readonly QuotedLine[]): EarlierQuote[] {
  const orders = new Map(lines.map((line) => [line.orderNumber, line]));
  return [...orders.values()].map(({ orderNumber, cents, state }) => ({
    orderNumber,
    cents,
    state: state ?? '',
    parcel: parcelOf(lines.filter((line) => line.orderNumber === orderNumber)),
  }));
}

/** The latest quote for the same parcel, to the same state if there is one. */
export function likeliestQuote(
  parcel: readonly PrintsOfSize[],
  state: string,
  latestFirst: readonly EarlierQuote[],
): EarlierQuote | null {
  const alike = latestFirst.filter((quote) => keyOf(quote.parcel) === keyOf(parcel));
  const nearby = alike.find((quote) => quote.state.toUpperCase() === state.toUpperCase());
  return nearby ?? alike[0] ?? null;
}

const keyOf = (parcel: readonly PrintsOfSize[]): string =>
  parcel.map(({ size, quantity }) => `${quantity} ${size}`).join();

const areaOf = (size: string): number => size.split('x').reduce((area, side) => area * Number(side), 1);

/**
 * Miles from the studio in Dallas to the middle of each state's ZIP codes (GeoNames, CC BY 4.0) as the crow flies, to the
 * nearest 50; within Texas, to half of them. Territories by their islands. Military addresses have none.
 */
const MILES_TO_STATE: Partial<Record<UsState, number>> = {
  AK: 3150,
  AL: 600,
  AR: 300,
  AS: 5850,
  AZ: 850,
  CA: 1350,
  CO: 650,
  CT: 1450,
  DC: 1200,
  DE: 1250,
  FL: 950,
  GA: 750,
  GU: 7250,
  HI: 3650,
  IA: 650,
  ID: 1250,
  IL: 700,
  IN: 750,
  KS: 400,
  KY: 750,
  LA: 300,
  MA: 1500,
  MD: 1200,
  ME: 1650,
  MI: 1000,
  MN: 900,
  MO: 450,
  MP: 7150,
  MS: 400,
  MT: 1200,
  NC: 1000,
  ND: 1050,
  NE: 600,
  NH: 1550,
  NJ: 1350,
  NM: 550,
  NV: 1150,
  NY: 1350,
  OH: 950,
  OK: 200,
  OR: 1600,
  PA: 1200,
  PR: 2100,
  RI: 1500,
  SC: 900,
  SD: 800,
  TN: 600,
  TX: 200,
  UT: 950,
  VA: 1100,
  VI: 2200,
  VT: 1500,
  WA: 1650,
  WI: 850,
  WV: 950,
  WY: 900,
};

/** Roughly how far the address is: to the middle of its state. Null abroad, or without a known state. */
export function milesToState({ zip, state, country }: PostalAddress): number | null {
  const known = isUnitedStates(country) ? (stateOfZip(zip) ?? usStateOf(state)) : null;
  return known === null ? null : (MILES_TO_STATE[known] ?? null);
}

/** Crating and packing of one framed print. */
const PACKING_CENTS: Cents = 6_000;
/** Roughly what a carrier charges for a square foot of crate over a thousand miles. */
const CENTS_PER_SQUARE_FOOT_AND_1000_MILES: Cents = 1_200;
const SQUARE_INCHES_PER_FOOT = 144;
/** An estimate is not exact, so it is rounded to five dollars. */
const ESTIMATE_STEP_CENTS: Cents = 500;

/** What a parcel is likely to cost over a distance, before anything like it was quoted; null for an empty one. */
export function estimateDelivery(parcel: readonly PrintsOfSize[], miles: number): Cents | null {
  if (parcel.length === 0) return null;
  const cents = parcel.reduce((sum, { size, quantity }) => {
    const carriage =
      (areaOf(size) / SQUARE_INCHES_PER_FOOT) * (miles / 1_000) * CENTS_PER_SQUARE_FOOT_AND_1000_MILES;
    return sum + quantity * (PACKING_CENTS + carriage);
  }, 0);
  return Math.ceil(cents / ESTIMATE_STEP_CENTS) * ESTIMATE_STEP_CENTS;
}
