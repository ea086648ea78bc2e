import { formatSize, frameTypeLabel, type Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { PrintLedgerService } from '../../catalog';
import { Clock, Database } from '../../platform';
import { actorName, type Actor } from '../actor';
import type { PostalAddress } from '../entities/order.entity';
import { DRAFT_ORDER_TYPE } from '../orders-policy';
import type { OrderSummary } from '../orders.service';
import { buildAgreedPriceOrder, resolveAgreedPriceItems, type AgreedPriceItem } from './agreed-prices';
import { buildHoldRequests } from './new-order';
import { OrderCreationService } from './order-creation.service';
import { SaleItemsService } from './sale-items.service';

/** What the gallery and a buyer agreed on. */
export interface DraftOrderInput {
  /** Name and email address, and as much of the delivery address as is known. */
  buyer: PostalAddress;
  /** The buyer's account, when they wrote from it. */
  collectorId: string | null;
  items: readonly AgreedPriceItem[];
  /** Charged with the prints: shipping, framing. */
  extrasCents: Cents;
  notes: string | null;
  /** Until when the prints are held for the payment. */
  until: Date;
}

/** One line of the order as text, with its total. */
export interface DraftOrderLine {
  description: string;
  cents: Cents;
}

/** A draft order that is complete except for its number. */
export interface PreparedDraftOrder {
  /** What the buyer is asked to pay for the prints. */
  lines: DraftOrderLine[];
  /** Creates the order in the current transaction and holds its prints. @throws AppError `prints_unavailable` */
  readonly create: () => Promise<OrderSummary>;
}

/** Orders at agreed prices that a buyer pays by a payment link. Their prints come from the one ledger, as in the shop. */
@Injectable()
export class DraftOrdersService {
  constructor(
    private readonly saleItemsService: SaleItemsService,
    private readonly printLedgerService: PrintLedgerService,
    private readonly orderCreationService: OrderCreationService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `edition_not_found`, `frame_not_offered`, `prints_unavailable`, `validation_failed` */
  async prepareOrder(input: DraftOrderInput, actor: Actor): Promise<PreparedDraftOrder> {
    const { items, until, ...details } = input;
    const lineItems = resolveAgreedPriceItems(
      items,
      await this.saleItemsService.findForCart(
        items.map((item) => ({ ...item, title: '' })),
        { id: details.collectorId, isVip: true },
      ),
    );
    await this.saleItemsService.openEditions(lineItems.map(({ item }) => item));
    const newOrder = buildAgreedPriceOrder({
      ...details,
      orderType: DRAFT_ORDER_TYPE,
      lineItems,
      now: this.clock.now(),
    });
    return {
      lines: newOrder.lines.map(({ title, size, frameStyle, priceCents, quantity }) => ({
        description: [
          `“${title}”, ${formatSize(size)}, ${frameTypeLabel(frameStyle)}`,
          ...(quantity > 1 ? [`× ${quantity}`] : []),
        ].join(' '),
        cents: priceCents * quantity,
      })),
      create: () =>
        this.database.transaction(async () => {
          await this.printLedgerService.holdAll(buildHoldRequests(newOrder, lineItems, until));
          return this.orderCreationService.create(newOrder, actorName(actor));
        }),
    };
  }
}
