import { toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AppError, Database } from '../../platform';
import { milesFromStudio } from '../checkout/zip-distances';
import { OrdersStore } from '../orders.store';
import {
  estimateDelivery,
  likeliestQuote,
  milesToState,
  parcelOf,
  type EarlierQuote,
} from './delivery-quote-suggestion';
import type { DeliveryQuoteSuggestion } from './dto/delivery-quote-suggestion.dto';

/** As many earlier quotes as are looked through. */
const MAX_EARLIER_QUOTES = 100;

interface QuotedLineRow {
  orderNumber: string;
  cents: number;
  state: string | null;
  frameSize: string | null;
  quantity: number;
}

/** Suggests what to quote for a delivery. Three queries. */
@Injectable()
export class DeliveryQuoteSuggestionService {
  constructor(
    private readonly ordersStore: OrdersStore,
    private readonly database: Database,
  ) {}

  /** Nothing within the distance of free delivery, else what the last parcel like it was quoted, else an estimate. */
  async suggest(orderNumber: string): Promise<DeliveryQuoteSuggestion> {
    const order = await this.ordersStore.findByNumber(orderNumber);
    if (!order) throw new AppError('order_not_found');
    const parcel = parcelOf(await this.ordersStore.findLines(order.id));
    const miles = milesFromStudio(order.shipping);
    if (miles !== null) return { parcel, miles, estimatedMiles: null, amount: 0, basedOn: null };
    const quotes = await this.findEarlierQuotes(order.id);
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

  /** What deliveries of other orders were quoted, latest first. */
  private async findEarlierQuotes(exceptId: string): Promise<EarlierQuote[]> {
    const rows = await this.database.manager.query<QuotedLineRow[]>(
      `SELECT quoted.number AS orderNumber, quoted.shipping_quoted_cents AS cents,
         JSON_VALUE(quoted.shipping, '$.state') AS state, line.frame_size AS frameSize, line.quantity
       FROM (SELECT * FROM orders WHERE has_delivery_quote = 1 AND id <> ?
         ORDER BY created_at DESC LIMIT ${MAX_EARLIER_QUOTES}) quoted
       JOIN order_lines line ON line.order_id = quoted.id
       ORDER BY quoted.created_at DESC, quoted.id`,
      [exceptId],
    );
    const orders = new Map(rows.map((row) => [row.orderNumber, row]));
    return [...orders.values()].map(({ orderNumber, cents, state }) => ({
      orderNumber,
      cents,
      state: state ?? '',
      parcel: parcelOf(rows.filter((row) => row.orderNumber === orderNumber)),
    }));
  }
}
