import { Injectable } from '@nestjs/common';
import { AppError, Clock, Database, DomainEvents } from '../../platform';
import { CatalogStore } from '../catalog.store';
import { PrintsChanged } from '../domain-events';
import type { PrintEntity } from '../entities/print.entity';
import {
  currentPrintState,
  isHeldInCart,
  isOnGalleryHold,
  isReservationExpired,
  isReservedBy,
  numbersOf,
  reservationEndEvents,
} from './print-state';
import { PrintsStore } from './prints.store';

/** A number that the buyer or the gallery has chosen. */
export interface ChosenPrint {
  editionNumber: number;
  /** When the buyer's cart hold on it ends; the ledger recognizes the hold by this time. */
  cartHeldUntil?: Date;
}

/** What a cart holds: one print. */
export interface CartHoldRequest {
  editionId: string;
  /** The lowest available number unless given. */
  editionNumber?: number;
  until: Date;
}

/** How a buyer knows an edition. */
interface EditionName {
  title: string;
  size: string;
}

/** What an order line needs of an edition. */
export interface HoldRequest {
  editionId: string;
  quantity: number;
  orderId: string;
  orderLineId: string;
  /** How errors name it. Without a name, the catalog is asked, which knows only titles of artworks. */
  name?: EditionName;
  /** When the buyer's checkout session ends. */
  until: Date;
  /** The signed-in buyer, whose reserved print is taken first. */
  collectorId?: string | null;
  /** Only the buyer's reservation may be taken: the artwork is hidden or off sale. */
  onlyReserved?: boolean;
  /** Take exactly these numbers, before any others; not more than the quantity. */
  chosen?: readonly ChosenPrint[];
  /** The gallery itself sells: it may also take a chosen print from a gallery hold. */
  isGallerySale?: boolean;
}

/** Used for an event photo whose seller did not name it. */
const UNKNOWN_TITLE = 'This photograph';

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
      const chosen = await this.lockChosen(request, now);
      const own = await this.lockReserved(request, quantity - chosen.length, numbersOf(chosen), now);
      const taken = [...chosen, ...own];
      const free = request.onlyReserved
        ? []
        : await this.lockAvailable(editionId, quantity - taken.length, numbersOf(taken), now);
      const numbers = numbersOf([...taken, ...free]);
      if (numbers.length < quantity)
        throw await this.unavailableError(editionId, numbers.length, request.name);
      await this.endOtherHolds(editionId, [...chosen, ...free], now);
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

  /** As `PrintLedgerService.holdInCart`. */
  holdInCart({ editionId, editionNumber, until }: CartHoldRequest): Promise<number> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const [print] =
        editionNumber === undefined
          ? await this.lockAvailable(editionId, 1, [], now)
          : await this.lockChosen({ editionId, chosen: [{ editionNumber }] }, now);
      if (!print) throw await this.unavailableError(editionId, 0);
      await this.printsStore.addEvents(reservationEndEvents([print], { actor: 'clock', at: now }));
      await this.printsStore.markHeldInCart(print, until);
      await this.domainEvents.publish(new PrintsChanged([editionId]));
      return print.editionNumber;
    });
  }

  /** As `PrintLedgerService.releaseFromCart`. */
  releaseFromCart({ editionId, editionNumber, until }: Required<CartHoldRequest>): Promise<boolean> {
    return this.database.transaction(async () => {
      const [print] = await this.printsStore.lockNumbers(editionId, [editionNumber]);
      if (!print || !isHeldInCart(print) || print.reservedUntil?.getTime() !== until.getTime()) return false;
      await this.printsStore.markAvailable(editionId, [editionNumber]);
      await this.domainEvents.publish(new PrintsChanged([editionId]));
      return true;
    });
  }

  /** The error for a line that asks for more prints than there are. */
  async unavailableError(editionId: string, remaining: number, name?: EditionName): Promise<AppError> {
    const known = name ?? (await this.catalogStore.findEditionTitle(editionId));
    if (known === null) return new AppError('edition_not_found');
    const { title, size } = known;
    return new AppError('prints_unavailable', {
      details: { remaining, size, title: title ?? UNKNOWN_TITLE },
    });
  }

  /** The buyer's reservation is checked again under the lock: it may have ended in the meantime. */
  private async lockReserved(
    { editionId, collectorId }: HoldRequest,
    quantity: number,
    except: readonly number[],
    now: Date,
  ): Promise<readonly PrintEntity[]> {
    if (!collectorId || quantity === 0) return [];
    const reserved = await this.printsStore.numbersReservedBy(collectorId, editionId);
    const numbers = reserved.filter((number) => !except.includes(number));
    if (numbers.length === 0) return [];
    const locked = await this.printsStore.lockNumbers(editionId, numbers);
    return locked
      .filter((print) => print.orderId === null && isReservedBy(print, collectorId, now))
      .slice(0, quantity);
  }

  /** @throws AppError `number_taken` with {title, size, editionNumber, nextNumber}; `prints_unavailable` when no other is left */
  private async lockChosen(
    { editionId, chosen = [], name, ...request }: ChosenRequest,
    now: Date,
  ): Promise<readonly PrintEntity[]> {
    if (chosen.length === 0) return [];
    const locked = await this.printsStore.lockNumbers(
      editionId,
      chosen.map(({ editionNumber }) => editionNumber),
    );
    for (const wanted of chosen) {
      const print = locked.find(({ editionNumber }) => editionNumber === wanted.editionNumber);
      if (!print || !canTake(print, wanted, request, now))
        throw await this.numberTakenError(editionId, wanted.editionNumber, now, name);
    }
    return locked;
  }

  private async numberTakenError(
    editionId: string,
    editionNumber: number,
    now: Date,
    name?: EditionName,
  ): Promise<AppError> {
    const nextNumber = await this.printsStore.findNextNumber(editionId, now);
    if (nextNumber === null) return this.unavailableError(editionId, 0, name);
    const known = name ?? (await this.catalogStore.findEditionTitle(editionId));
    return new AppError('number_taken', {
      message: `Number ${editionNumber} has just been taken. The next available number is ${nextNumber}.`,
      details: { title: known?.title ?? UNKNOWN_TITLE, size: known?.size, editionNumber, nextNumber },
    });
  }

  /**
   * Skips rows that others have locked. It waits for them only when too few are left, because another buyer may still
   * give up.
   */
  private async lockAvailable(
    editionId: string,
    quantity: number,
    except: readonly number[],
    now: Date,
  ): Promise<PrintEntity[]> {
    if (quantity === 0) return [];
    const request = { editionId, quantity, except, now };
    const unlocked = await this.printsStore.lockAvailable(request, 'skip');
    return unlocked.length === quantity ? unlocked : this.printsStore.lockAvailable(request, 'wait');
  }

  /**
   * Ends what held the prints before: expired reservations are recorded, and the buyer's cart holds become the order's.
   */
  private async endOtherHolds(editionId: string, prints: readonly PrintEntity[], now: Date): Promise<void> {
    const ended = prints.filter((print) => isReservationExpired(print, now) || isHeldInCart(print));
    if (ended.length === 0) return;
    await this.printsStore.markUnreserved(editionId, numbersOf(ended));
    await this.printsStore.addEvents(reservationEndEvents(ended, { actor: 'clock', at: now }));
  }
}

type ChosenRequest = Pick<
  HoldRequest,
  'editionId' | 'chosen' | 'name' | 'collectorId' | 'onlyReserved' | 'isGallerySale'
>;

function canTake(
  print: PrintEntity,
  { cartHeldUntil }: ChosenPrint,
  { collectorId, onlyReserved, isGallerySale }: Omit<ChosenRequest, 'editionId'>,
  now: Date,
): boolean {
  if (collectorId && print.orderId === null && isReservedBy(print, collectorId, now)) return true;
  if (onlyReserved) return false;
  if (currentPrintState(print, now) === 'available') return true;
  if (isGallerySale && isOnGalleryHold(print)) return true;
  return isHeldInCart(print) && print.reservedUntil?.getTime() === cartHeldUntil?.getTime();
}
