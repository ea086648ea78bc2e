import { Injectable } from '@nestjs/common';
import { AppError, Clock, DomainEvents, isAscii } from '../../platform';
import { PrintsChanged, PrintsRestocked } from '../domain-events';
import type { PrintEntity, PrintEventKind } from '../entities/print.entity';
import { createPrintEvent, reservationEndEvents } from './print-state';
import { PrintsStore } from './prints.store';

/** A print of the ledger that is locked until the transaction ends. */
export type LockedPrint = PrintEntity;

/** The person who changes a print by hand, and why. */
export interface PrintTransitionContext {
  /** As the history names them: `owner ben`. */
  actor: string;
  reason?: string;
}

/** Whom the gallery keeps a print for, and for how long. */
export interface GalleryHold {
  /** Free text: `Ada Byron`, `Museum of Fine Arts`. */
  galleryHoldFor: string;
  until: Date;
}

/**
 * What staff do with single prints. Runs inside a transaction; the caller must have locked the print and checked the
 * transition (`libs/domain/src/prints`).
 */
@Injectable()
export class PrintTransitionsService {
  constructor(
    private readonly printsStore: PrintsStore,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks a print, which must still have the expected version, if given.
   * @throws AppError `edition_not_found` for an unknown print, `changed_meanwhile` with {version}
   */
  async lock(editionId: string, number: number, expectedVersion?: number): Promise<LockedPrint> {
    const [print] = isAscii(editionId) ? await this.printsStore.lockNumbers(editionId, [number]) : [];
    if (!print) throw new AppError('edition_not_found');
    if (expectedVersion !== undefined && expectedVersion !== print.version)
      throw new AppError('changed_meanwhile', { details: { version: print.version } });
    return print;
  }

  /** Keeps an available print for someone. An expired reservation of it is recorded as ended. */
  async placeGalleryHold(
    print: LockedPrint,
    { galleryHoldFor, until }: GalleryHold,
    context: PrintTransitionContext,
  ): Promise<void> {
    await this.printsStore.addEvents(reservationEndEvents([print], { actor: 'clock', at: this.clock.now() }));
    await this.printsStore.markGalleryHold(print, galleryHoldFor, until);
    await this.recordEvent(print, 'gallery-hold', context);
  }

  /** The print is available again. */
  async releaseGalleryHold(print: LockedPrint, context: PrintTransitionContext): Promise<void> {
    await this.printsStore.markAvailable(print.editionId, [print.editionNumber]);
    await this.recordEvent(print, 'gallery-hold-ended', context);
    await this.domainEvents.publish(new PrintsRestocked(print.editionId));
  }

  /** A sold print is for sale again. */
  async returnToStock(print: LockedPrint, context: PrintTransitionContext): Promise<void> {
    await this.printsStore.markAvailable(print.editionId, [print.editionNumber]);
    await this.recordEvent(print, 'returned', context);
    await this.domainEvents.publish(new PrintsRestocked(print.editionId));
  }

  /** The print is never sold again. */
  async voidPrint(print: LockedPrint, context: PrintTransitionContext): Promise<void> {
    await this.printsStore.addEvents(
      reservationEndEvents([print], { actor: context.actor, at: this.clock.now() }),
    );
    await this.printsStore.markVoid(print);
    await this.recordEvent(print, 'void', context);
  }

  /** The print was destroyed and made again, under the same number and for the same holder. */
  async markReplaced(print: LockedPrint, context: PrintTransitionContext): Promise<void> {
    await this.printsStore.bumpVersion(print);
    await this.recordEvent(print, 'replaced', context);
  }

  /** Recorded as done by staff, and not about a collector's reservation. */
  private async recordEvent(
    print: LockedPrint,
    kind: PrintEventKind,
    context: PrintTransitionContext,
  ): Promise<void> {
    const at = this.clock.now();
    await this.printsStore.addEvents([createPrintEvent(print, kind, { ...context, at, collectorId: null })]);
    await this.domainEvents.publish(new PrintsChanged([print.editionId]));
  }
}
