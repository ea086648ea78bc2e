import type { Cents, OfflinePaymentMethod } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { CatalogService, PrintTransitionsService } from '../../catalog';
import { AuditLogService } from '../../identity';
import { AppError, Clock, Database } from '../../platform';
import { actorName, type Actor } from '../lifecycle/order-history.service';
import type { PostalAddress } from '../entities/order.entity';
import { OFFLINE_SALE_ORDER_TYPE } from '../orders-policy';
import { OrdersStore } from '../orders.store';
import { assertPrintTransition } from '../prints/print-ledger-state';
import { PrintSalesService } from '../prints/print-sales.service';
import { buildAgreedPriceOrder, resolveAgreedPriceItems, type AgreedPriceItem } from './agreed-prices';
import { resolveLineItems, type ResolvedLineItem } from './line-items';
import { OrderCreationService } from './order-creation.service';
import { ItemsForSaleService } from './items-for-sale.service';

/** What was sold outside the shop, and to whom. */
export interface OfflineSaleInput {
  buyer: PostalAddress;
  items: readonly AgreedPriceItem[];
  notes: string | null;
}

/** One print that someone bought at the gallery. */
export interface OfflinePrintSaleInput {
  /** A UUID chosen by the caller, which becomes the order's id. Sent again, it is the same sale. */
  id: string;
  editionId: string;
  /** Null for the lowest available number. */
  editionNumber: number | null;
  /** Of the print as the seller saw it. */
  version?: number;
  /** The edition's own frame when left out. */
  frameType?: string;
  /** As agreed, tax included. */
  priceCents: Cents;
  paymentMethod: OfflinePaymentMethod;
  buyer: PostalAddress;
  notes: string | null;
  /** Whether the buyer gets the confirmation email. */
  sendConfirmation: boolean;
}

/** Records sales that were paid outside the shop as orders like any other, with prints, history, certificates and emails. */
@Injectable()
export class OfflineSalesService {
  constructor(
    private readonly catalogService: CatalogService,
    private readonly itemsForSaleService: ItemsForSaleService,
    private readonly printTransitionsService: PrintTransitionsService,
    private readonly printSalesService: PrintSalesService,
    private readonly orderCreationService: OrderCreationService,
    private readonly ordersStore: OrdersStore,
    private readonly database: Database,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the order number
   * @throws AppError `edition_not_found`, `frame_not_offered`, `prints_unavailable`, `validation_failed`
   */
  async recordSale({ buyer, items, notes }: OfflineSaleInput): Promise<string> {
    const lineItems = resolveAgreedPriceItems(items, await this.catalogService.findPurchasable(items));
    const newOrder = buildAgreedPriceOrder({
      orderType: OFFLINE_SALE_ORDER_TYPE,
      buyer,
      lineItems,
      notes,
      now: this.clock.now(),
    });
    return this.orderCreationService.createPaid(newOrder, { actor: 'owner' });
  }

  /**
   * Sells one print. If a shopper buys at the same time, the lock of the print's row decides.
   * @returns the order number
   * @throws AppError `edition_not_found`, `frame_not_offered`, `prints_unavailable`, `number_taken`,
   * `print_move_refused`, `changed_meanwhile`
   */
  async recordPrintSale(sale: OfflinePrintSaleInput, actor: Actor): Promise<string> {
    const known = await this.ordersStore.find(sale.id);
    if (known) return known.number;
    const lineItems = await this.resolvePrint(sale);
    try {
      return await this.database.transaction(() => this.sellPrint(sale, lineItems, actor));
    } catch (error) {
      // Of two identical requests at once, the second finds the print gone, and the order of the first.
      const first = await this.ordersStore.find(sale.id);
      if (first) return first.number;
      throw error;
    }
  }

  private async resolvePrint(sale: OfflinePrintSaleInput): Promise<ResolvedLineItem[]> {
    const { editionId, frameType, priceCents } = sale;
    const item = await this.itemsForSaleService.findForGallerySale(editionId);
    if (!item) throw new AppError('edition_not_found');
    // An edition sold on inquiry has only this price.
    const edition = { ...item, priceCents };
    return resolveLineItems([{ title: item.title, size: item.size, frameType, quantity: 1 }], [edition]);
  }

  private async sellPrint(
    { editionId, editionNumber, version, sendConfirmation, ...sale }: OfflinePrintSaleInput,
    lineItems: ResolvedLineItem[],
    actor: Actor,
  ): Promise<string> {
    if (editionNumber !== null) await this.assertPrintSellable(editionId, editionNumber, version);
    const newOrder = buildAgreedPriceOrder({
      id: sale.id,
      orderType: OFFLINE_SALE_ORDER_TYPE,
      buyer: sale.buyer,
      lineItems,
      notes: sale.notes,
      paymentMethod: sale.paymentMethod,
      now: this.clock.now(),
    });
    const orderNumber = await this.orderCreationService.createPaid(newOrder, {
      actor: actorName(actor),
      editionNumber: editionNumber ?? undefined,
      sendConfirmation: sendConfirmation && sale.buyer.email !== '',
    });
    await this.auditLogService.record({
      action: 'order.sold-offline',
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'order', id: sale.id },
      details: { edition: editionId, cents: sale.priceCents, paid: sale.paymentMethod },
    });
    return orderNumber;
  }

  private async assertPrintSellable(
    editionId: string,
    editionNumber: number,
    version: number | undefined,
  ): Promise<void> {
    const print = await this.printTransitionsService.lock(editionId, editionNumber, version);
    const saleOf = await this.printSalesService.findForPrints([print]);
    assertPrintTransition('sell', print, saleOf(print), this.clock.now());
  }
}
