import { formatSize, type PrintTransition } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { CatalogService, PrintTransitionsService, type LockedPrint } from '../catalog';
import { AuditLogService } from '../identity';
import {
  assertPrintTransition,
  nameOf,
  OrdersService,
  PrintSalesService,
  type Actor,
  type PrintSale,
} from '../orders';
import { AppError, Clock, Database } from '../platform';
import type { HoldPrint, PrintActionReason, ReleasePrint } from './dto/print-actions.dto';

/** A number may be kept for somebody so long, in days. */
const MAX_GALLERY_HOLD_DAYS = 366;
const DAY_MS = 86_400_000;

/** Which number of which edition. */
export interface PrintId {
  editionId: string;
  number: number;
}

/** What is written down of a move besides the ledger's own history. */
const AUDIT_ACTIONS: Record<Exclude<PrintTransition, 'sell' | 'replace'>, string> = {
  hold: 'print.held',
  release: 'print.released',
  return: 'print.returned',
  void: 'print.voided',
};

/** What the gallery's people do with a number, other than selling it (ADR 0049). Locked, decided, saved, told. */
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
   * Keeps a free number for somebody.
   * @throws AppError `edition_not_found`, `changed_meanwhile`, `print_move_refused`, `validation_failed`
   */
  async hold(
    address: PrintId,
    { holdFor: asideFor, until, reason, version }: HoldPrint,
    actor: Actor,
  ): Promise<void> {
    const end = new Date(until);
    validateHoldEnd(end, this.clock.now());
    await this.applyAction('hold', { ...address, version }, actor, (print) =>
      this.printTransitionsService.placeGalleryHold(
        print,
        { asideFor, until: end },
        { actor: nameOf(actor), reason },
      ),
    );
  }

  /** @throws AppError `edition_not_found`, `changed_meanwhile`, `print_move_refused` */
  release(address: PrintId, { version }: ReleasePrint, actor: Actor): Promise<void> {
    return this.applyAction('release', { ...address, version }, actor, (print) =>
      this.printTransitionsService.releaseGalleryHold(print, { actor: nameOf(actor) }),
    );
  }

  /**
   * A number that was sold and refunded, or sold outside of the shop, is for sale again.
   * @throws AppError `edition_not_found`, `changed_meanwhile`, `print_move_refused`
   */
  return(address: PrintId, { version, reason }: PrintActionReason, actor: Actor): Promise<void> {
    return this.applyAction('return', { ...address, version }, actor, async (print, sale) => {
      await this.printTransitionsService.returnToStock(print, { actor: nameOf(actor), reason });
      await this.addOrderEvent('print-returned', print, sale, { actor, reason });
    });
  }

  /**
   * The number is never sold again.
   * @throws AppError `edition_not_found`, `changed_meanwhile`, `print_move_refused`
   */
  void(address: PrintId, { version, reason }: PrintActionReason, actor: Actor): Promise<void> {
    return this.applyAction('void', { ...address, version }, actor, async (print, sale) => {
      await this.printTransitionsService.voidPrint(print, { actor: nameOf(actor), reason });
      await this.addOrderEvent('print-voided', print, sale, { actor, reason });
    });
  }

  private applyAction(
    move: keyof typeof AUDIT_ACTIONS,
    { editionId, number, version }: PrintId & { version: number },
    actor: Actor,
    carryOut: (print: LockedPrint, sale: PrintSale | null) => Promise<void>,
  ): Promise<void> {
    return this.database.transaction(async () => {
      const print = await this.printTransitionsService.lock(editionId, number, version);
      // Read with the print locked: an order whose money went back has it back for good.
      const sale = (await this.printSalesService.findForPrints([print]))(print);
      assertPrintTransition(move, print, sale, this.clock.now());
      await carryOut(print, sale);
      await this.auditLogService.record({
        action: AUDIT_ACTIONS[move],
        actor: { kind: actor.role, id: actor.id },
        subject: { kind: 'edition', id: editionId },
        details: { number, ...(sale ? { order: sale.orderNumber } : {}) },
      });
    });
  }

  /** The order's history says what became of its number, which is no longer the order's own. */
  private async addOrderEvent(
    kind: 'print-returned' | 'print-voided',
    { editionId, number }: LockedPrint,
    sale: PrintSale | null,
    { actor, reason }: { actor: Actor; reason: string },
  ): Promise<void> {
    const order = sale && (await this.ordersService.find(sale.orderId));
    if (!order) return;
    const edition = await this.catalogService.findEdition(editionId);
    const size = edition ? ` of ${formatSize(edition.size)}` : '';
    await this.ordersService.addEvent(order, kind, nameOf(actor), `Number ${number}${size}: ${reason}`);
  }
}

function validateHoldEnd(end: Date, now: Date): void {
  const fault =
    end <= now
      ? 'Please choose a day that is still to come.'
      : end.getTime() - now.getTime() > MAX_GALLERY_HOLD_DAYS * DAY_MS
        ? 'Please choose a day within a year.'
        : null;
  if (fault !== null) throw new AppError('validation_failed', { message: fault, fields: { until: fault } });
}
