import { Injectable } from '@nestjs/common';
import { Clock, Database, DomainEvents } from '../platform';
import { PrintsChanged } from './catalogue.events';
import { groupBy } from './group';
import { HoldPrints, type HoldRequest } from './hold-prints';
import { printEvent, reservationEnds } from './print-history';
import { standingOf } from './print-standing';
import type { PrintEntity } from './print.entity';
import { PrintStore } from './print.store';

/** One sold print of an order. */
export interface SoldPrint {
  editionId: string;
  number: number;
  orderLineId: string | null;
}

/** A print as the ledger has it. */
export type PrintRow = Readonly<PrintEntity>;

/** Prints of one edition that were sold outside of the shop. */
export interface OfflineSale {
  editionId: string;
  numbers: number[];
  reason: string;
  actor: string;
}

/** Who is written into the ledger's history when an order sells prints. */
const SHOP = 'shop';

/**
 * The one ledger of numbered prints, whichever door sells them. Every method joins the current transaction, so what it
 * does stands or falls with the order around it.
 */
@Injectable()
export class PrintLedger {
  constructor(
    private readonly database: Database,
    private readonly prints: PrintStore,
    private readonly holding: HoldPrints,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Holds numbers for an order line: all that are asked for, or none. The number that the buyer has reserved comes first,
   * then the lowest free ones.
   * @returns the numbers, ascending
   * @throws AppError `prints_unavailable` with {remaining, title, size}; `edition_not_found`; `validation_failed` unless
   * the quantity is a whole number from 1
   */
  hold(request: HoldRequest): Promise<number[]> {
    return this.holding.hold(request);
  }

  /**
   * Holds for several lines, in one order of editions for everybody, so that two buyers of the same two editions cannot
   * wait for each other.
   * @returns the numbers by order line id
   * @throws as `hold`; nothing is held then
   */
  holdAll(requests: readonly HoldRequest[]): Promise<Map<string, number[]>> {
    return this.holding.holdAll(requests);
  }

  /**
   * Turns what the order holds into sold prints; reservations of them are over. Doing it again changes nothing and gives
   * the same answer.
   * @returns all sold prints of the order; fewer than it held, or none, when the hold is gone
   */
  sell({ orderId, actor = SHOP }: { orderId: string; actor?: string }): Promise<SoldPrint[]> {
    return this.database.transaction(async () => {
      const ofOrder = await this.prints.lockOfOrder(orderId);
      const held = ofOrder.filter((print) => print.state === 'held');
      for (const [editionId, prints] of byEdition(held)) {
        await this.prints.markSold(editionId, numbersOf(prints));
      }
      if (held.length > 0) {
        const at = this.clock.now();
        await this.prints.addEvents(held.map((print) => printEvent(print, 'sold', { actor, at })));
        await this.events.publish(new PrintsChanged([...byEdition(held).keys()]));
      }
      return ofOrder
        .filter((print) => print.state === 'held' || print.state === 'sold')
        .map(({ editionId, number, orderLineId }) => ({ editionId, number, orderLineId }));
    });
  }

  /**
   * Gives back what the order still holds: to the collector whose reservation lasts, else to everybody. Sold prints stay
   * sold. Doing it again changes nothing. Call it only when the payment provider has said that the session cannot
   * be paid any more.
   * @returns how many prints the order let go
   */
  release({ orderId }: { orderId: string }): Promise<number> {
    return this.database.transaction(async () => {
      const held = (await this.prints.lockOfOrder(orderId)).filter((print) => print.state === 'held');
      for (const [editionId, prints] of byEdition(held)) await this.letGo(editionId, prints);
      if (held.length > 0) await this.events.publish(new PrintsChanged([...byEdition(held).keys()]));
      return held.length;
    });
  }

  /** Held and sold prints of an order, by edition and number. */
  ofOrder(orderId: string): Promise<PrintRow[]> {
    return this.prints.ofOrder(orderId);
  }

  /** Sold prints of several orders, by edition and number. */
  soldIn(orderIds: readonly string[]): Promise<PrintRow[]> {
    return this.prints.soldIn(orderIds);
  }

  /**
   * Records prints that were sold outside of the shop: all of the numbers, or none.
   * @throws AppError `prints_unavailable` when one of them is not free; `edition_not_found`
   */
  sellOffline({ editionId, numbers, reason, actor }: OfflineSale): Promise<void> {
    return this.database.transaction(async () => {
      const at = this.clock.now();
      const free = (await this.prints.lockNumbers(editionId, numbers)).filter(
        (print) => standingOf(print, at) === 'available',
      );
      if (free.length < new Set(numbers).size) throw await this.holding.unavailable(editionId, free.length);
      await this.prints.markSold(editionId, numbers);
      await this.prints.addEvents([
        ...reservationEnds(free, { actor: 'clock', at }),
        ...free.map((print) => printEvent(print, 'sold', { reason, actor, at, collectorId: null })),
      ]);
      await this.events.publish(new PrintsChanged([editionId]));
    });
  }

  private async letGo(editionId: string, prints: readonly PrintEntity[]): Promise<void> {
    const at = this.clock.now();
    const lasting = prints.filter(({ reservedUntil }) => reservedUntil !== null && reservedUntil > at);
    const ended = prints.filter((print) => !lasting.includes(print));
    if (lasting.length > 0) await this.prints.markReturned(editionId, numbersOf(lasting));
    if (ended.length === 0) return;
    await this.prints.markFree(editionId, numbersOf(ended));
    await this.prints.addEvents(reservationEnds(ended, { actor: 'clock', at }));
  }
}

const byEdition = (prints: readonly PrintEntity[]): Map<string, PrintEntity[]> =>
  groupBy(prints, (print) => print.editionId);

const numbersOf = (prints: readonly PrintEntity[]): number[] => prints.map(({ number }) => number);
