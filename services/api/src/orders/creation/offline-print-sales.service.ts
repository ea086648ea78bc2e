import type { Cents, OfflinePaymentMethod } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { PrintTransitionsService } from '../../catalog';
import { AuditLogService } from '../../identity';
import { AppError, Clock, Database } from '../../platform';
import { actorName, type Actor } from '../actor';
import { agreedPriceQuote } from './agreed-price-quote';
import { resolveLineItems, type ResolvedLineItem } from './line-items';
import { CURRENCY, buildOrder } from './new-order';
import { PaidOrderCreationService } from './paid-order-creation.service';
import { assertPrintTransition } from '../prints/print-transition';
import type { PostalAddress } from '../entities/order.entity';
import { OrdersStore } from '../orders.store';
import { PrintSalesService } from '../prints/print-sales.service';
import { SaleItemsService } from './sale-items.service';
import { OFFLINE_SALE_ORDER_TYPE } from './offline-sales.service';

/** One number that somebody bought at the gallery. */
export interface OfflinePrintSaleInput {
  /** A UUID by who asks; the same again is the same sale, and becomes the order's own. */
  id: string;
  editionId: string;
  /** Null for the lowest free one. */
  editionNumber: number | null;
  /** Of the number as it was looked at. */
  version?: number;
  /** The edition's own frame when left out. */
  frameType?: string;
  /** What was agreed, tax included, in cents. */
  priceCents: Cents;
  paidHow: OfflinePaymentMethod;
  buyer: PostalAddress;
  notes: string | null;
  /** Whether the buyer gets the mail that confirms it. */
  sendConfirmation: boolean;
}

/**
 * Sells one number at the gallery: an order like every other, with its certificate. Against a buyer in the shop the
 * row of the print decides.
 */
@Injectable()
export class OfflinePrintSalesService {
  constructor(
    private readonly saleItemsService: SaleItemsService,
    private readonly printTransitionsService: PrintTransitionsService,
    private readonly printSalesService: PrintSalesService,
    private readonly paidOrderCreationService: PaidOrderCreationService,
    private readonly ordersStore: OrdersStore,
    private readonly database: Database,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the order's number
   * @throws AppError `edition_not_found`, `frame_not_offered`, `prints_unavailable`, `number_taken`,
   * `print_move_refused`, `changed_meanwhile`
   */
  async recordPrintSale(sale: OfflinePrintSaleInput, actor: Actor): Promise<string> {
    const known = await this.ordersStore.find(sale.id);
    if (known) return known.number;
    const chosen = await this.resolveLineItems(sale);
    try {
      return await this.database.transaction(() => this.createOrder(sale, chosen, actor));
    } catch (error) {
      // Pressed twice, the second comes too late for the number, and finds the first one's order.
      const first = await this.ordersStore.find(sale.id);
      if (first) return first.number;
      throw error;
    }
  }

  private async resolveLineItems({
    editionId,
    frameType,
    priceCents,
  }: OfflinePrintSaleInput): Promise<ResolvedLineItem[]> {
    const item = await this.saleItemsService.findByEdition(editionId);
    if (!item) throw new AppError('edition_not_found');
    // What is on inquiry in the shop has its price here, and the ledger alone knows what is free.
    const agreed = { ...item, priceCents, available: item.total, isHidden: false, isOffSale: false };
    return resolveLineItems([{ title: item.title, size: item.size, frameType, quantity: 1 }], [agreed]);
  }

  private async createOrder(
    sale: OfflinePrintSaleInput,
    chosen: ResolvedLineItem[],
    actor: Actor,
  ): Promise<string> {
    if (sale.editionNumber !== null)
      await this.assertPrintSellable(sale.editionId, sale.editionNumber, sale.version);
    const { buyer, notes, priceCents, paidHow } = sale;
    const draft = buildOrder({
      id: sale.id,
      request: {
        customer: { name: buyer.fullName, email: buyer.email },
        notes: notes ?? undefined,
        metadata: { orderType: OFFLINE_SALE_ORDER_TYPE },
      },
      collectorId: null,
      billing: buyer,
      shipping: buyer,
      lineItems: chosen,
      quote: agreedPriceQuote(chosen),
      currency: CURRENCY,
      isPaidElsewhere: true,
      paidHow,
      now: this.clock.now(),
    });
    const orderNumber = await this.paidOrderCreationService.createPaid(draft, {
      actor: actorName(actor),
      editionNumber: sale.editionNumber ?? undefined,
      sendConfirmation: sale.sendConfirmation && buyer.email !== '',
    });
    await this.auditLogService.record({
      action: 'order.sold-offline',
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'order', id: sale.id },
      details: { edition: sale.editionId, cents: priceCents, paid: paidHow },
    });
    return orderNumber;
  }

  private async assertPrintSellable(
    editionId: string,
    number: number,
    seen: number | undefined,
  ): Promise<void> {
    const print = await this.printTransitionsService.lock(editionId, number, seen);
    const saleOf = await this.printSalesService.findForPrints([print]);
    assertPrintTransition('sell', print, saleOf(print), this.clock.now());
  }
}
