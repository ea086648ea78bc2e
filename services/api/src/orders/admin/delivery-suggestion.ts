import type { Cents } from '@gallery/domain';
import type { OrderLineEntity } from '../entities/order-line.entity';
import type { ParcelPart } from './dto/delivery-suggestion.dto';

/** A delivery that was quoted before. */
export interface EarlierQuote {
  orderNumber: string;
  cents: Cents;
  /** Where it went, within a country. */
  state: string;
  parcel: readonly ParcelPart[];
}

/** What of an order goes into its parcel: minis have a flat price of their own. */
export function parcelOf(lines: readonly Pick<OrderLineEntity, 'frameSize' | 'quantity'>[]): ParcelPart[] {
  const quantities = new Map<string, number>();
  for (const { frameSize, quantity } of lines)
    if (frameSize !== null) quantities.set(frameSize, (quantities.get(frameSize) ?? 0) + quantity);
  return [...quantities]
    .map(([size, quantity]) => ({ size, quantity }))
    .toSorted((one, other) => areaOf(other.size) - areaOf(one.size));
}

/** The latest quote for the same parcel, to the same state if there is one. */
export function likeliestQuote(
  parcel: readonly ParcelPart[],
  state: string,
  latestFirst: readonly EarlierQuote[],
): EarlierQuote | null {
  const alike = latestFirst.filter((quote) => keyOf(quote.parcel) === keyOf(parcel));
  const nearby = alike.find((quote) => quote.state.toUpperCase() === state.toUpperCase());
  return nearby ?? alike[0] ?? null;
}

const keyOf = (parcel: readonly ParcelPart[]): string =>
  parcel.map(({ size, quantity }) => `${quantity} ${size}`).join();

const areaOf = (size: string): number => size.split('x').reduce((area, side) => area * Number(side), 1);
