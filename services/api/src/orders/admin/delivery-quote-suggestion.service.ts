import { toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { AppError } from '../../platform';
import { milesFromStudio } from '../checkout/zip-distances';
import { OrdersStore } from '../orders.store';
import {
  estimateDelivery,
  likeliestQuote,
  milesToState,
  parcelOf,
  toEarlierQuotes,
} from './delivery-quote-suggestion';

/** Prints of one outer size in a parcel. */
export class ParcelPart {
  @ApiProperty({
    example: '32.5x32.5',
    description: 'Outer size in inches, including the frame',
  })
  size: string;
  @ApiProperty() quantity: number;
}

/** What is sent, how far, and what the delivery is likely to cost. */
export class DeliveryQuoteSuggestion {
  @ApiProperty({ type: [ParcelPart], description: 'Framed prints, largest first' }) parcel: ParcelPart[];
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Miles to the shipping ZIP; null beyond the free delivery area and abroad',
  })
  miles: number | null;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Approximate miles behind an estimate, if no similar delivery was quoted before',
  })
  estimatedMiles: number | null;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Dollars; null if neither an earlier quote nor the distance is known',
  })
  amount: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Order with the earlier quote' })
  basedOn: string | null;
}

/** Suggests what to quote for a delivery. Three queries. */
@Injectable()
export class DeliveryQuoteSuggestionService {
  constructor(private readonly ordersStore: OrdersStore) {}

  /** Nothing within the distance of free delivery, else the quote of the last parcel like it, else an estimate. */
  async suggest(orderNumber: string): Promise<DeliveryQuoteSuggestion> {
    const order = await this.ordersStore.findByNumber(orderNumber);
    if (!order) throw new AppError('order_not_found');
    const parcel = parcelOf(await this.ordersStore.findLines(order.id));
    const miles = milesFromStudio(order.shipping);
    if (miles !== null) return { parcel, miles, estimatedMiles: null, amount: 0, basedOn: null };
    const quotes = toEarlierQuotes(await this.ordersStore.findQuotedLines(order.id));
    const earlier = likeliestQuote(parcel, order.shipping.state, quotes);
    const estimatedMiles = earlier ? null : milesToState(order.shipping);
    const cents = earlier?.cents ?? (estimatedMiles && estimateDelivery(parcel, estimatedMiles));
    return {
      parcel,
      miles,
      estimatedMiles,
      amount: cents && toDollars(cents),
      basedOn: earlier?.orderNumber ?? null,
    };
  }
}
