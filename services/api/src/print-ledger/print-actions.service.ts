import { galleryHoldEndError, formatSize, type PrintTransition } from '@gallery/domain';
import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { CatalogService, PrintTransitionsService, type LockedPrint } from '../catalog';
import { AuditLogService } from '../identity';
import {
  assertPrintTransition,
  actorName,
  OrdersService,
  PrintSalesService,
  type Actor,
  type PrintSale,
} from '../orders';
import { AppError, Clock, Database } from '../platform';
import type { HoldPrint, PrintActionReason, ReleasePrint } from './dto/print-actions.dto';

/** A print by its edition and edition number. */
export interface PrintId {
  editionId: string;
  editionNumber: number;
}

/** Actions in the audit log, in addition to the ledger's own history. */
const AUDIT_ACTIONS: Record<Exclude<PrintTransition, 'sell' | 'replace'>, AuditAction> = {
  hold: 'print.held',
  release: 'print.released',
  return: 'print.returned',
  void: 'print.voided',
};

/** What staff do with a print, other than selling it (ADR 0049). */
@Injectable()
export class PrintActionsService {
  constructor(
    private readonly database: Database,
    private readonly catalogService: CatalogService,
    private readonly printTransitionsService: PrintTransitionsService,
    private readonly printSalesService: PrintSalesService,
    private readonly ordersService: OrdersService,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps an available print for someone.
   * @throws AppError `edition_not_found`, `changed_meanwhile`, `print_move_refused`, `validation_failed`
   */
  async hold(printId: PrintId, { holdFor, until, reason, version }: HoldPrint, actor: Actor): Promise<void> {
    const end = new Date(until);
    const message = galleryHoldEndError(end, this.clock.now());
    if (message !== null) throw new AppError('validation_failed', { message, fields: { until: message } });
    await this.applyAction('hold', { ...printId, version }, actor, (print) =>
      this.printTransitionsService.placeGalleryHold(
        print,
        { galleryHoldFor: holdFor, until: end },
        { actor: actorName(actor), reason },
      ),
    );
  }

  /** @throws AppError `edition_not_found`, `changed_meanwhile`, `print_move_refused` */
  release(printId: PrintId, { version }: ReleasePrint, actor: Actor): Promise<void> {
    return this.applyAction('release', { ...printId, version }, actor, (print) =>
      this.printTransitionsService.releaseGalleryHold(print, { actor: actorName(actor) }),
    );
  }

  /**
   * A print that was sold and refunded, or sold outside the shop, is for sale again.
   * @throws AppError `edition_not_found`, `changed_meanwhile`, `print_move_refused`
   */
  return(printId: PrintId, { version, reason }: PrintActionReason, actor: Actor): Promise<void> {
    return this.applyAction('return', { ...printId, version }, actor, async (print, sale) => {
      await this.printTransitionsService.returnToStock(print, { actor: actorName(actor), reason });
      await this.addOrderEvent('print-returned', print, sale, { actor, reason });
    });
  }

  /**
   * The print will never be sold again.
   * @throws AppError `edition_not_found`, `changed_meanwhile`, `print_move_refused`
   */
  void(printId: PrintId, { version, reason }: PrintActionReason, actor: Actor): Promise<void> {
    return this.applyAction('void', { ...printId, version }, actor, async (print, sale) => {
      await this.printTransitionsService.voidPrint(print, { actor: actorName(actor), reason });
      await this.addOrderEvent('print-voided', print, sale, { actor, reason });
    });
  }

  private applyAction(
    action: keyof typeof AUDIT_ACTIONS,
    { editionId, editionNumber, version }: PrintId & { version: number },
    actor: Actor,
    work: (print: LockedPrint, sale: PrintSale | null) => Promise<void>,
  ): Promise<void> {
    return this.database.transaction(async () => {
      const print = await this.printTransitionsService.lock(editionId, editionNumber, version);
      // Read under the lock: a refund of the order is final.
      const sale = (await this.printSalesService.findForPrints([print]))(print);
      assertPrintTransition(action, print, sale, this.clock.now());
      await work(print, sale);
      await this.auditLogService.record({
        action: AUDIT_ACTIONS[action],
        actor: { kind: actor.role, id: actor.id },
        subject: { kind: 'edition', id: editionId },
        details: { editionNumber, ...(sale ? { order: sale.orderNumber } : {}) },
      });
    });
  }

  /** The order's history records what happened to its print, which no longer belongs to it. */
  private async addOrderEvent(
    kind: 'print-returned' | 'print-voided',
    { editionId, editionNumber }: LockedPrint,
    sale: PrintSale | null,
    { actor, reason }: { actor: Actor; reason: string },
  ): Promise<void> {
    const order = sale && (await this.ordersService.find(sale.orderId));
    if (!order) return;
    const edition = await this.catalogService.findEdition(editionId);
    const size = edition ? ` of ${formatSize(edition.size)}` : '';
    await this.ordersService.addEvent(
      order,
      kind,
      actorName(actor),
      `Number ${editionNumber}${size}: ${reason}`,
    );
  }
}
