import { formatSize, type PrintMove } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Catalogue, OwnersPrints, type LockedPrint } from '../catalogue';
import { Audit } from '../identity';
import { guardMove, nameOf, OrderBook, PrintSales, type Actor, type PrintSale } from '../orders';
import { AppError, Clock, Database } from '../platform';
import type { HoldNumber, NumberReason, ReleaseNumber } from './dto/number-moves.dto';

/** A number may be kept for somebody so long, in days. */
const LONGEST_HOLD_DAYS = 366;
const DAY_MS = 86_400_000;

/** Which number of which edition. */
export interface NumberAddress {
  editionId: string;
  number: number;
}

/** What is written down of a move besides the ledger's own history. */
const DEEDS: Record<Exclude<PrintMove, 'sell' | 'replace'>, string> = {
  hold: 'print.held',
  release: 'print.released',
  return: 'print.returned',
  void: 'print.voided',
};

/** What the gallery's people do with a number, other than selling it (ADR 0049). Locked, decided, saved, told. */
@Injectable()
export class MoveNumber {
  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
    private readonly prints: OwnersPrints,
    private readonly sales: PrintSales,
    private readonly orders: OrderBook,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a free number for somebody.
   * @throws AppError `edition_not_found`, `changed_meanwhile`, `print_move_refused`, `validation_failed`
   */
  async hold(
    address: NumberAddress,
    { holdFor: asideFor, until, reason, version }: HoldNumber,
    actor: Actor,
  ): Promise<void> {
    const end = new Date(until);
    guardEnd(end, this.clock.now());
    await this.move('hold', { ...address, version }, actor, (print) =>
      this.prints.keepAside(print, { asideFor, until: end }, { actor: nameOf(actor), reason }),
    );
  }

  /** @throws AppError `edition_not_found`, `changed_meanwhile`, `print_move_refused` */
  release(address: NumberAddress, { version }: ReleaseNumber, actor: Actor): Promise<void> {
    return this.move('release', { ...address, version }, actor, (print) =>
      this.prints.letGo(print, { actor: nameOf(actor) }),
    );
  }

  /**
   * A number that was sold and refunded, or sold outside of the shop, is for sale again.
   * @throws AppError `edition_not_found`, `changed_meanwhile`, `print_move_refused`
   */
  return(address: NumberAddress, { version, reason }: NumberReason, actor: Actor): Promise<void> {
    return this.move('return', { ...address, version }, actor, async (print, sale) => {
      await this.prints.takeBack(print, { actor: nameOf(actor), reason });
      await this.tellOrder('print-returned', print, sale, { actor, reason });
    });
  }

  /**
   * The number is never sold again.
   * @throws AppError `edition_not_found`, `changed_meanwhile`, `print_move_refused`
   */
  void(address: NumberAddress, { version, reason }: NumberReason, actor: Actor): Promise<void> {
    return this.move('void', { ...address, version }, actor, async (print, sale) => {
      await this.prints.makeVoid(print, { actor: nameOf(actor), reason });
      await this.tellOrder('print-voided', print, sale, { actor, reason });
    });
  }

  private move(
    move: keyof typeof DEEDS,
    { editionId, number, version }: NumberAddress & { version: number },
    actor: Actor,
    carryOut: (print: LockedPrint, sale: PrintSale | null) => Promise<void>,
  ): Promise<void> {
    return this.database.transaction(async () => {
      const print = await this.prints.lock(editionId, number, version);
      // Read with the print locked: an order whose money went back has it back for good.
      const sale = (await this.sales.of([print]))(print);
      guardMove(move, print, sale, this.clock.now());
      await carryOut(print, sale);
      await this.audit.record({
        action: DEEDS[move],
        actor: { kind: actor.role, id: actor.id },
        subject: { kind: 'edition', id: editionId },
        details: { number, ...(sale ? { order: sale.orderNumber } : {}) },
      });
    });
  }

  /** The order's history says what became of its number, which is no longer the order's own. */
  private async tellOrder(
    kind: 'print-returned' | 'print-voided',
    { editionId, number }: LockedPrint,
    sale: PrintSale | null,
    { actor, reason }: { actor: Actor; reason: string },
  ): Promise<void> {
    const order = sale && (await this.orders.find(sale.orderId));
    if (!order) return;
    const edition = await this.catalogue.findEdition(editionId);
    const size = edition ? ` of ${formatSize(edition.size)}` : '';
    await this.orders.note(order, kind, nameOf(actor), `Number ${number}${size}: ${reason}`);
  }
}

function guardEnd(end: Date, now: Date): void {
  const fault =
    end <= now
      ? 'Please choose a day that is still to come.'
      : end.getTime() - now.getTime() > LONGEST_HOLD_DAYS * DAY_MS
        ? 'Please choose a day within a year.'
        : null;
  if (fault !== null) throw new AppError('validation_failed', { message: fault, fields: { until: fault } });
}
