import { Injectable } from '@nestjs/common';
import { v7 as newId } from 'uuid';
import { AppError, Clock, Database, DomainEvents } from '../platform';
import { PrintsChanged } from './catalogue.events';
import { CatalogueStore } from './catalogue.store';
import { groupBy } from './group';
import type { PrintEventEntity } from './print-event.entity';
import type { PrintEntity } from './print.entity';
import { PrintStore } from './print.store';

/** What an order line asks of an edition. */
export interface HoldRequest {
  editionId: string;
  quantity: number;
  orderId: string;
  orderLineId: string;
  /** When the buyer's payment session ends. */
  until: Date;
}

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
    private readonly catalogue: CatalogueStore,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Holds the lowest free numbers for an order line: all that are asked for, or none. Rows that rivals are working on
   * are passed over; only when too few are left does it wait for the rivals, because one of them may yet give up.
   * @returns the numbers, ascending
   * @throws AppError `prints_unavailable` with {remaining, title, size}; `edition_not_found`; `validation_failed` unless
   * the quantity is a whole number from 1
   */
  async hold(request: HoldRequest): Promise<number[]> {
    const { editionId, quantity } = request;
    if (!Number.isInteger(quantity) || quantity < 1) {
      throw new AppError('validation_failed', {
        fields: { quantity: 'The quantity must be a whole number from 1.' },
      });
    }
    return this.database.transaction(async () => {
      const atOnce = await this.prints.lockFree(editionId, quantity, 'skip');
      const numbers =
        atOnce.length === quantity ? atOnce : await this.prints.lockFree(editionId, quantity, 'wait');
      if (numbers.length < quantity) throw await this.unavailable(editionId, numbers.length);
      await this.prints.markHeld(editionId, numbers, request);
      await this.events.publish(new PrintsChanged([editionId]));
      return numbers;
    });
  }

  /**
   * Holds for several lines, in one order of editions for everybody, so that two buyers of the same two editions cannot
   * wait for each other.
   * @returns the numbers by order line id
   * @throws as `hold`; nothing is held then
   */
  holdAll(requests: readonly HoldRequest[]): Promise<Map<string, number[]>> {
    return this.database.transaction(async () => {
      const numbers = new Map<string, number[]>();
      const ordered = requests.toSorted((a, b) => (a.editionId < b.editionId ? -1 : 1));
      for (const request of ordered) {
        const held = await this.hold(request);
        numbers.set(request.orderLineId, [...(numbers.get(request.orderLineId) ?? []), ...held]);
      }
      return numbers;
    });
  }

  /**
   * Turns what the order holds into sold prints. Doing it again changes nothing and gives the same answer.
   * @returns all sold prints of the order; fewer than it held, or none, when the hold is gone
   */
  sell({ orderId }: { orderId: string }): Promise<SoldPrint[]> {
    return this.database.transaction(async () => {
      const ofOrder = await this.prints.lockOfOrder(orderId);
      const held = ofOrder.filter((print) => print.state === 'held');
      for (const [editionId, numbers] of byEdition(held)) await this.prints.markSold(editionId, numbers);
      if (held.length > 0) {
        await this.prints.addEvents(
          held.map((print) => this.soldEvent(print, { actor: SHOP, reason: null })),
        );
        await this.events.publish(new PrintsChanged([...byEdition(held).keys()]));
      }
      return ofOrder
        .filter((print) => print.state === 'held' || print.state === 'sold')
        .map(({ editionId, number, orderLineId }) => ({ editionId, number, orderLineId }));
    });
  }

  /**
   * Gives back what the order still holds; sold prints stay sold (G21). Doing it again changes nothing. Call it only
   * when the payment provider has said that the session cannot be paid any more.
   * @returns how many prints came free
   */
  release({ orderId }: { orderId: string }): Promise<number> {
    return this.database.transaction(async () => {
      const held = (await this.prints.lockOfOrder(orderId)).filter((print) => print.state === 'held');
      for (const [editionId, numbers] of byEdition(held)) await this.prints.markFree(editionId, numbers);
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
      const free = (await this.prints.lockNumbers(editionId, numbers)).filter(
        (print) => print.state === 'available',
      );
      if (free.length < new Set(numbers).size) throw await this.unavailable(editionId, free.length);
      await this.prints.markSold(editionId, numbers);
      await this.prints.addEvents(free.map((print) => this.soldEvent(print, { reason, actor })));
      await this.events.publish(new PrintsChanged([editionId]));
    });
  }

  private async unavailable(editionId: string, remaining: number): Promise<AppError> {
    const edition = await this.catalogue.editionTitle(editionId);
    if (edition === null) return new AppError('edition_not_found');
    return new AppError('prints_unavailable', { details: { remaining, ...edition } });
  }

  private soldEvent(
    { editionId, number, orderId, orderLineId }: PrintEntity,
    { reason, actor }: { reason: string | null; actor: string },
  ): PrintEventEntity {
    const createdAt = this.clock.now();
    return {
      id: newId(),
      editionId,
      number,
      kind: 'sold',
      orderId,
      orderLineId,
      collectorId: null,
      reason,
      actor,
      createdAt,
    };
  }
}

/** Numbers by edition. */
const byEdition = (prints: readonly PrintEntity[]): Map<string, number[]> =>
  new Map(
    [...groupBy(prints, (print) => print.editionId)].map(([editionId, group]) => [
      editionId,
      group.map((print) => print.number),
    ]),
  );
