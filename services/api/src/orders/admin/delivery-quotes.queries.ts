import { Injectable } from '@nestjs/common';
import { Database } from '../../platform';
import { parcelOf, type EarlierQuote } from './delivery-quote-suggestion';

/** As many earlier quotes as are looked through. */
const MAX_EARLIER_QUOTES = 100;

interface QuotedLineRow {
  orderNumber: string;
  cents: number;
  state: string | null;
  frameSize: string | null;
  quantity: number;
}

/** What deliveries were quoted before. */
@Injectable()
export class DeliveryQuotesQueries {
  constructor(private readonly database: Database) {}

  /** Those of other orders, latest first. One query. */
  async findEarlier(exceptId: string): Promise<EarlierQuote[]> {
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
