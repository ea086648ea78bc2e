import { toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
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
import type { DeliveryQuoteSuggestion } from './dto/delivery-quote-suggestion.dto';

/** Suggests what to quote for a delivery. Three queries. */
@Injectable()
export class DeliveryQuoteSuggestionService {
  constructor(private readonly ordersStore: OrdersStore) {}

  /** Nothing within the distance of free delivery, else what the last parcel like it was quoted, else an estimate. */
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
