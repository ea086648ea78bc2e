import { formatSize, frameTypeLabel, type Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { PrintLedgerService, PrintTransitionsService, type PurchasableEdition } from '../../catalog';
import { Clock, Database } from '../../platform';
import { actorName, type Actor } from '../lifecycle/order-history.service';
import type { PostalAddress } from '../entities/order.entity';
import { DRAFT_ORDER_TYPE } from '../orders-policy';
import type { OrderSummary } from '../orders.service';
import { buildAgreedPriceOrder, resolveAgreedPriceItems, type AgreedPriceItem } from './agreed-prices';
import { buildHoldRequests } from './new-order';
import { OrderCreationService } from './order-creation.service';
import { ItemsForSaleService } from './items-for-sale.service';

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
    private readonly itemsForSaleService: ItemsForSaleService,
    private readonly printLedgerService: PrintLedgerService,
    private readonly printTransitionsService: PrintTransitionsService,
    private readonly orderCreationService: OrderCreationService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `edition_not_found`, `frame_not_offered`, `prints_unavailable`, `validation_failed` */
  async prepareOrder(input: DraftOrderInput, actor: Actor): Promise<PreparedDraftOrder> {
    const { items, until, ...details } = input;
    const lineItems = resolveAgreedPriceItems(items, await this.findItems(items, details.collectorId));
    await this.itemsForSaleService.openEditions(lineItems.map(({ item }) => item));
    const newOrder = buildAgreedPriceOrder({
      ...details,
      orderType: DRAFT_ORDER_TYPE,
      lineItems,
      now: this.clock.now(),
    });
    return {
      lines: newOrder.lines.map(({ title, size, frameStyle, customFrame, priceCents, quantity }) => ({
        description: [
          `“${title}”, ${formatSize(size)}, ${frameTypeLabel(frameStyle, customFrame)}`,
          ...(quantity > 1 ? [`× ${quantity}`] : []),
        ].join(' '),
        cents: priceCents * quantity,
      })),
      create: () =>
        this.database.transaction(async () => {
          await this.lockChosen(items);
          const requests = buildHoldRequests(newOrder, lineItems, until);
          await this.printLedgerService.holdAll(
            requests.map((request) => ({ ...request, isGallerySale: true })),
          );
          return this.orderCreationService.create(newOrder, actorName(actor));
        }),
    };
  }

  /** In the same order; null for what is not for sale. An edition that staff chose is sold as they see it, also hidden. */
  private async findItems(
    items: readonly AgreedPriceItem[],
    collectorId: string | null,
  ): Promise<(PurchasableEdition | null)[]> {
    const buyer = { id: collectorId, isVip: true };
    const inCart = items.filter(({ editionId }) => editionId === undefined);
    const found = await this.itemsForSaleService.findForCart(
      inCart.map((item) => ({ ...item, title: '' })),
      buyer,
    );
    return Promise.all(
      items.map(async (item) => {
        if (item.editionId === undefined) return found[inCart.indexOf(item)] ?? null;
        return this.itemsForSaleService.findForGallerySale(item.editionId);
      }),
    );
  }

  /** @throws AppError `changed_meanwhile` for a number that someone changed since it was chosen */
  private async lockChosen(items: readonly AgreedPriceItem[]): Promise<void> {
    for (const { editionId, chosen } of items)
      if (editionId !== undefined && chosen)
        await this.printTransitionsService.lock(editionId, chosen.editionNumber, chosen.version);
  }
}
