import { Injectable } from '@nestjs/common';
import { AppError, Clock, Database, DomainEvents } from '../../platform';
import { CatalogStore } from '../catalog.store';
import { PrintsChanged } from '../domain-events';
import type { PrintEntity } from '../entities/print.entity';
import {
  currentPrintState,
  isOnGalleryHold,
  isReservationExpired,
  isReservedBy,
  numbersOf,
  reservationEndEvents,
} from './print-state';
import { PrintsStore } from './prints.store';

/** What an order line needs of an edition. */
export interface HoldRequest {
  editionId: string;
  quantity: number;
  orderId: string;
  orderLineId: string;
  /** The title of an event photo, for error messages: the catalog only knows titles of artworks. */
  title?: string;
  /** When the buyer's checkout session ends. */
  until: Date;
  /** The signed-in buyer, whose reserved print is taken first. */
  collectorId?: string | null;
  /** Only the buyer's reservation may be taken: the artwork is hidden or off sale. */
  onlyReserved?: boolean;
  /** The gallery sells exactly this print, also from a gallery hold. The quantity is 1. */
  editionNumber?: number;
}

/** Holds prints for orders. Joins the current transaction. */
@Injectable()
export class PrintHoldsService {
  constructor(
    private readonly database: Database,
    private readonly printsStore: PrintsStore,
    private readonly catalogStore: CatalogStore,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** As `PrintLedgerService.hold`. */
  async hold(request: HoldRequest): Promise<number[]> {
    const { editionId, quantity } = request;
    if (!Number.isInteger(quantity) || quantity < 1) {
      throw new AppError('validation_failed', {
        fields: { quantity: 'The quantity must be a whole number from 1.' },
      });
    }
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const own = (await this.lockReserved(request, now)).slice(0, quantity);
      const free = await this.lockUnreserved(request, quantity - own.length, now);
      const numbers = numbersOf([...own, ...free]);
      if (numbers.length < quantity)
        throw await this.unavailableError(editionId, numbers.length, request.title);
      await this.endExpired(editionId, free, now);
      await this.printsStore.markHeld(editionId, numbers, request);
      await this.domainEvents.publish(new PrintsChanged([editionId]));
      return numbers.toSorted((a, b) => a - b);
    });
  }

  /** As `PrintLedgerService.holdAll`. */
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

  /** The error for a line that asks for more than there is. */
  async unavailableError(editionId: string, remaining: number, title = 'This photograph'): Promise<AppError> {
    const edition = await this.catalogStore.findEditionTitle(editionId);
    if (edition === null) return new AppError('edition_not_found');
    return new AppError('prints_unavailable', {
      details: { remaining, size: edition.size, title: edition.title ?? title },
    });
  }

  /** The buyer's reservation is checked again under the lock: it may have ended meanwhile. */
  private async lockReserved(
    { editionId, collectorId }: HoldRequest,
    now: Date,
  ): Promise<readonly PrintEntity[]> {
    if (!collectorId) return [];
    const numbers = await this.printsStore.numbersReservedBy(collectorId, editionId);
    if (numbers.length === 0) return [];
    const locked = await this.printsStore.lockNumbers(editionId, numbers);
    return locked.filter((print) => print.orderId === null && isReservedBy(print, collectorId, now));
  }

  private lockUnreserved(
    { editionId, editionNumber, onlyReserved }: HoldRequest,
    quantity: number,
    now: Date,
  ): Promise<readonly PrintEntity[]> {
    if (editionNumber !== undefined) return this.lockChosen(editionId, editionNumber, now);
    return onlyReserved ? Promise.resolve([]) : this.lockAvailable(editionId, quantity, now);
  }

  /** @throws AppError `number_taken` */
  private async lockChosen(editionId: string, number: number, now: Date): Promise<readonly PrintEntity[]> {
    const locked = await this.printsStore.lockNumbers(editionId, [number]);
    const free = locked.filter(
      (print) => currentPrintState(print, now) === 'available' || isOnGalleryHold(print),
    );
    if (free.length === 0) throw new AppError('number_taken');
    return free;
  }

  /**
   * Skips rows that others have locked. Only when too few are left does it wait for them, because another buyer may
   * yet give up.
   */
  private async lockAvailable(editionId: string, quantity: number, now: Date): Promise<PrintEntity[]> {
    if (quantity === 0) return [];
    const request = { editionId, quantity, now };
    const unlocked = await this.printsStore.lockAvailable(request, 'skip');
    return unlocked.length === quantity ? unlocked : this.printsStore.lockAvailable(request, 'wait');
  }

  /** Expired reservations are recorded as ended when their prints are taken. */
  private async endExpired(editionId: string, free: readonly PrintEntity[], now: Date): Promise<void> {
    const expired = free.filter((print) => isReservationExpired(print, now));
    if (expired.length === 0) return;
    await this.printsStore.markUnreserved(editionId, numbersOf(expired));
    await this.printsStore.addEvents(reservationEndEvents(expired, { actor: 'clock', at: now }));
  }
}
