import { groupBy } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Clock, Database, DomainEvents } from '../../platform';
import { PrintsChanged } from '../domain-events';
import type { PrintEntity } from '../entities/print.entity';
import { PrintHoldsService, type CartHoldRequest, type HoldRequest } from './print-holds.service';
import { createPrintEvent, currentPrintState, numbersOf, reservationEndEvents } from './print-state';
import { PrintsStore } from './prints.store';

/** One sold print of an order. */
export interface PrintReference {
  editionId: string;
  editionNumber: number;
  orderLineId: string | null;
}

/** A print as stored in the ledger. */
export type PrintRow = Readonly<PrintEntity>;

/** Prints of one edition that were sold outside the shop. */
export interface OfflinePrintSale {
  editionId: string;
  editionNumbers: number[];
  reason: string;
  actor: string;
}

/** The actor in the ledger's history when an order sells prints. */
const SHOP = 'shop';

/**
 * The one ledger of numbered prints, for every sales channel. Every method joins the current transaction, so it
 * commits or rolls back with the order.
 */
@Injectable()
export class PrintLedgerService {
  constructor(
    private readonly database: Database,
    private readonly printsStore: PrintsStore,
    private readonly printHoldsService: PrintHoldsService,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Holds prints for an order line: the whole quantity or nothing. Chosen numbers come first, then the buyer's reserved
   * print, then the lowest available edition numbers.
   * @returns the edition numbers, ascending
   * @throws AppError `prints_unavailable` with {remaining, title, size}; `number_taken` with {title, size,
   * editionNumber, nextNumber} when a chosen number is not available; `edition_not_found`; `validation_failed`
   * unless the quantity is a whole number from 1
   */
  hold(request: HoldRequest): Promise<number[]> {
    return this.printHoldsService.hold(request);
  }

  /**
   * Holds for several lines, always in the same order of editions, so that two buyers of the same two editions cannot
   * deadlock.
   * @returns the edition numbers by order line id
   * @throws as `hold`; nothing is held then
   */
  holdAll(requests: readonly HoldRequest[]): Promise<Map<string, number[]>> {
    return this.printHoldsService.holdAll(requests);
  }

  /**
   * Holds one print in a cart until `until`; after that it is available again without any action.
   * @returns its edition number
   * @throws AppError `number_taken`, `prints_unavailable` as `hold`
   */
  holdInCart(request: CartHoldRequest): Promise<number> {
    return this.printHoldsService.holdInCart(request);
  }

  /** Ends the cart hold that lasts until `until`. @returns false if it no longer exists */
  releaseFromCart(hold: Required<CartHoldRequest>): Promise<boolean> {
    return this.printHoldsService.releaseFromCart(hold);
  }

  /**
   * Marks the prints that the order holds as sold, which ends their reservations. Repeating it returns the same
   * result.
   * @returns all sold prints of the order; fewer than it held, or none, when the hold is gone
   */
  sell({ orderId, actor = SHOP }: { orderId: string; actor?: string }): Promise<PrintReference[]> {
    return this.database.transaction(async () => {
      const ofOrder = await this.printsStore.lockByOrder(orderId);
      const held = ofOrder.filter((print) => print.state === 'held');
      for (const [editionId, prints] of groupByEdition(held)) {
        await this.printsStore.markSold(editionId, numbersOf(prints));
      }
      if (held.length > 0) {
        const at = this.clock.now();
        await this.printsStore.addEvents(held.map((print) => createPrintEvent(print, 'sold', { actor, at })));
        await this.domainEvents.publish(new PrintsChanged([...groupByEdition(held).keys()]));
      }
      return ofOrder
        .filter((print) => print.state === 'held' || print.state === 'sold')
        .map(({ editionId, editionNumber, orderLineId }) => ({ editionId, editionNumber, orderLineId }));
    });
  }

  /**
   * Releases the prints that the order still holds, to the collector if their reservation is still active, otherwise to
   * everyone. Sold prints stay sold. Repeating it changes nothing. Call it only when the payment provider has reported
   * that the session can no longer be paid.
   * @returns the number of released prints
   */
  release({ orderId }: { orderId: string }): Promise<number> {
    return this.database.transaction(async () => {
      const held = (await this.printsStore.lockByOrder(orderId)).filter((print) => print.state === 'held');
      for (const [editionId, prints] of groupByEdition(held)) await this.releasePrints(editionId, prints);
      if (held.length > 0)
        await this.domainEvents.publish(new PrintsChanged([...groupByEdition(held).keys()]));
      return held.length;
    });
  }

  /** Held and sold prints of an order, by edition and number. */
  listByOrder(orderId: string): Promise<PrintRow[]> {
    return this.printsStore.listByOrder(orderId);
  }

  /** Sold prints of several orders, by edition and number. */
  listSold(orderIds: readonly string[]): Promise<PrintRow[]> {
    return this.printsStore.listSold(orderIds);
  }

  /**
   * Records prints that were sold outside the shop: all of them or none.
   * @throws AppError `prints_unavailable` when one of them is not available; `edition_not_found`
   */
  recordOfflineSale({ editionId, editionNumbers, reason, actor }: OfflinePrintSale): Promise<void> {
    return this.database.transaction(async () => {
      const at = this.clock.now();
      const free = (await this.printsStore.lockNumbers(editionId, editionNumbers)).filter(
        (print) => currentPrintState(print, at) === 'available',
      );
      if (free.length < new Set(editionNumbers).size)
        throw await this.printHoldsService.unavailableError(editionId, free.length);
      await this.printsStore.markSold(editionId, editionNumbers);
      await this.printsStore.addEvents([
        ...reservationEndEvents(free, { actor: 'clock', at }),
        ...free.map((print) => createPrintEvent(print, 'sold', { reason, actor, at, collectorId: null })),
      ]);
      await this.domainEvents.publish(new PrintsChanged([editionId]));
    });
  }

  private async releasePrints(editionId: string, prints: readonly PrintEntity[]): Promise<void> {
    const at = this.clock.now();
    const lasting = prints.filter(({ reservedUntil }) => reservedUntil !== null && reservedUntil > at);
    const ended = prints.filter((print) => !lasting.includes(print));
    if (lasting.length > 0) await this.printsStore.markReleased(editionId, numbersOf(lasting));
    if (ended.length === 0) return;
    await this.printsStore.markAvailable(editionId, numbersOf(ended));
    await this.printsStore.addEvents(reservationEndEvents(ended, { actor: 'clock', at }));
  }
}

const groupByEdition = (prints: readonly PrintEntity[]): Map<string, PrintEntity[]> =>
  groupBy(prints, (print) => print.editionId);
