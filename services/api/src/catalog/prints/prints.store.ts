import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { Database } from '../../platform';
import { PrintEntity, PrintEventEntity } from '../entities/print.entity';
import { selectNext } from './next-print';

/** Who holds prints, and until when. */
export interface PrintHolder {
  orderId: string;
  orderLineId: string;
  until: Date;
}

/** What a query does about rows that others have locked. */
export type LockConflict = 'skip' | 'wait';

interface AvailablePrints {
  editionId: string;
  quantity: number;
  /** Numbers that are left out. */
  except: readonly number[];
  now: Date;
}

/** Part of every change. */
const VERSION_BUMP = { version: () => 'version + 1' };

/** Neither reserved nor kept by the gallery. */
const UNRESERVED = { collectorId: null, galleryHoldFor: null, reservedUntil: null };

/** Every write and every locking read of the ledger. All of them need a transaction around them. */
@Injectable()
export class PrintsStore {
  constructor(private readonly database: Database) {}

  /**
   * Locks the available prints that buyers get next. `skip` skips rows that others have locked, `wait` waits for them
   * and therefore knows for certain what is available. Rows are found and locked by primary key alone; at READ
   * COMMITTED rows that don't match are unlocked at once.
   */
  async lockAvailable(
    { editionId, quantity, except, now }: AvailablePrints,
    onConflict: LockConflict,
  ): Promise<PrintEntity[]> {
    const prints = this.database.manager
      .createQueryBuilder(PrintEntity, 'print')
      .where({ editionId, ...(except.length > 0 ? { editionNumber: Not(In([...except])) } : {}) });
    const query = selectNext(prints, quantity, now).setLock('pessimistic_write');
    return (onConflict === 'skip' ? query.setOnLocked('skip_locked') : query).getMany();
  }

  /**
   * Locks these prints and returns those that exist and, with `skip`, that nobody else has locked; by edition number.
   */
  lockNumbers(
    editionId: string,
    numbers: number[],
    onConflict: LockConflict = 'wait',
  ): Promise<PrintEntity[]> {
    return this.database.manager.find(PrintEntity, {
      where: { editionId, editionNumber: In(numbers) },
      order: { editionNumber: 'ASC' },
      lock: {
        mode: 'pessimistic_write',
        ...(onConflict === 'skip' ? { onLocked: 'skip_locked' as const } : {}),
      },
    });
  }

  /** The edition numbers that a collector has reserved, expired or not, without a lock. */
  async numbersReservedBy(collectorId: string, editionId: string): Promise<number[]> {
    const prints = await this.database.manager.findBy(PrintEntity, { editionId, collectorId });
    return prints.map(({ editionNumber }) => editionNumber);
  }

  /** Locks all prints of an order, by edition and number. */
  lockByOrder(orderId: string): Promise<PrintEntity[]> {
    return this.database.manager.find(PrintEntity, {
      where: { orderId },
      order: { editionId: 'ASC', editionNumber: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** All prints of an order, by edition and number, without a lock. */
  listByOrder(orderId: string): Promise<PrintEntity[]> {
    return this.database.manager.find(PrintEntity, {
      where: { orderId },
      order: { editionId: 'ASC', editionNumber: 'ASC' },
    });
  }

  /** Sold prints of several orders, by edition and number, without a lock. */
  listSold(orderIds: readonly string[]): Promise<PrintEntity[]> {
    return this.database.manager.find(PrintEntity, {
      where: { orderId: In(orderIds), state: 'sold' },
      order: { editionId: 'ASC', editionNumber: 'ASC' },
    });
  }

  async markHeld(editionId: string, numbers: number[], holder: PrintHolder): Promise<void> {
    await this.database.manager.update(
      PrintEntity,
      { editionId, editionNumber: In(numbers) },
      {
        ...VERSION_BUMP,
        state: 'held',
        heldUntil: holder.until,
        orderId: holder.orderId,
        orderLineId: holder.orderLineId,
      },
    );
  }

  async markSold(editionId: string, numbers: number[]): Promise<void> {
    await this.database.manager.update(
      PrintEntity,
      { editionId, editionNumber: In(numbers) },
      { ...VERSION_BUMP, ...UNRESERVED, state: 'sold', heldUntil: null },
    );
  }

  async markAvailable(editionId: string, numbers: number[]): Promise<void> {
    await this.database.manager.update(
      PrintEntity,
      { editionId, editionNumber: In(numbers) },
      {
        ...VERSION_BUMP,
        ...UNRESERVED,
        state: 'available',
        heldUntil: null,
        orderId: null,
        orderLineId: null,
      },
    );
  }

  /** The order releases prints whose reservation is still active. */
  async markReleased(editionId: string, numbers: number[]): Promise<void> {
    await this.database.manager.update(
      PrintEntity,
      { editionId, editionNumber: In(numbers) },
      { ...VERSION_BUMP, heldUntil: null, orderId: null, orderLineId: null },
    );
  }

  /** The number that a buyer without a reservation gets next, without a lock; null when there is none. */
  async findNextNumber(editionId: string, now: Date): Promise<number | null> {
    const prints = this.database.manager.createQueryBuilder(PrintEntity, 'print').where({ editionId });
    const print = await selectNext(prints, 1, now).getOne();
    return print?.editionNumber ?? null;
  }

  /** A cart holds the print until then. */
  async markHeldInCart({ editionId, editionNumber }: PrintEntity, until: Date): Promise<void> {
    const change = { ...VERSION_BUMP, ...UNRESERVED, state: 'held', reservedUntil: until } as const;
    await this.database.manager.update(PrintEntity, { editionId, editionNumber }, change);
  }

  /** The gallery keeps the print aside for someone until then. */
  async markGalleryHold(print: PrintEntity, galleryHoldFor: string, until: Date): Promise<void> {
    const { editionId, editionNumber } = print;
    const change = {
      state: 'held',
      heldUntil: null,
      collectorId: null,
      galleryHoldFor,
      reservedUntil: until,
    } as const;
    await this.database.manager.update(
      PrintEntity,
      { editionId, editionNumber },
      { ...VERSION_BUMP, ...change },
    );
  }

  /** The print is never sold again. The last order that had it stays recorded. */
  async markVoid({ editionId, editionNumber }: PrintEntity): Promise<void> {
    const change = { ...VERSION_BUMP, ...UNRESERVED, state: 'void', heldUntil: null } as const;
    await this.database.manager.update(PrintEntity, { editionId, editionNumber }, change);
  }

  /** Raises the version although the row does not change, because what the admin shows about the print does. */
  async bumpVersion({ editionId, editionNumber }: PrintEntity): Promise<void> {
    await this.database.manager.update(PrintEntity, { editionId, editionNumber }, VERSION_BUMP);
  }

  /** The prints are no longer reserved for anyone; their states stay unchanged. */
  async markUnreserved(editionId: string, numbers: number[]): Promise<void> {
    await this.database.manager.update(
      PrintEntity,
      { editionId, editionNumber: In(numbers) },
      { ...VERSION_BUMP, ...UNRESERVED },
    );
  }

  async addEvents(events: PrintEventEntity[]): Promise<void> {
    if (events.length === 0) return;
    await this.database.manager.insert(PrintEventEntity, events);
  }

  /** Creates the numbers 1 to total of a new edition. */
  async addPrints(edition: { id: string; total: number }): Promise<void> {
    const prints = Array.from({ length: edition.total }, (_, index) => ({
      editionId: edition.id,
      editionNumber: index + 1,
      state: 'available' as const,
    }));
    await this.database.manager.insert(PrintEntity, prints);
  }
}
