import { Injectable } from '@nestjs/common';
import { AppError, Clock, DomainEvents } from '../../platform';
import { PrintsChanged } from '../domain-events';
import type { PrintEventKind } from '../entities/print-event.entity';
import { createPrintEvent, reservationEndEvents } from './print-events';
import type { PrintEntity } from '../entities/print.entity';
import { PrintsStore } from './prints.store';

/** A print of the ledger that is locked until the transaction ends. */
export type LockedPrint = PrintEntity;

/** Who does something to a number by hand, and why. */
export interface PrintTransitionContext {
  /** As the history names them: `owner ben`. */
  actor: string;
  reason?: string;
}

/** For whom a number is kept aside, and how long. */
export interface GalleryHold {
  /** In the gallery's own words: `Ada Byron`, `Museum of Fine Arts`. */
  asideFor: string;
  until: Date;
}

/**
 * What the gallery's people do with single numbers. Needs a transaction around it, and a caller who has locked the
 * print and decided that it may be done (`libs/domain/print-moves.ts`).
 */
@Injectable()
export class PrintTransitionsService {
  constructor(
    private readonly printsStore: PrintsStore,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks a number that somebody looked at when it had this version.
   * @throws AppError `edition_not_found` for a number that there is not, `changed_meanwhile` with {version}
   */
  async lock(editionId: string, number: number, seen?: number): Promise<LockedPrint> {
    const [print] = isAscii(editionId) ? await this.printsStore.lockNumbers(editionId, [number]) : [];
    if (!print) throw new AppError('edition_not_found');
    if (seen !== undefined && seen !== print.version)
      throw new AppError('changed_meanwhile', { details: { version: print.version } });
    return print;
  }

  /** Keeps a free number aside for somebody until then. What of it had run out before ends for good. */
  async placeGalleryHold(
    print: LockedPrint,
    { asideFor, until }: GalleryHold,
    deed: PrintTransitionContext,
  ): Promise<void> {
    await this.printsStore.addEvents(reservationEndEvents([print], { actor: 'clock', at: this.clock.now() }));
    await this.printsStore.markGalleryHold(print, asideFor, until);
    await this.recordEvent(print, 'aside', deed);
  }

  /** Whom it was kept for does not take it. */
  async releaseGalleryHold(print: LockedPrint, deed: PrintTransitionContext): Promise<void> {
    await this.printsStore.markAvailable(print.editionId, [print.number]);
    await this.recordEvent(print, 'aside-ended', deed);
  }

  /** A sold number is for sale again. */
  async returnToStock(print: LockedPrint, deed: PrintTransitionContext): Promise<void> {
    await this.printsStore.markAvailable(print.editionId, [print.number]);
    await this.recordEvent(print, 'returned', deed);
  }

  /** The number is never sold again. */
  async voidPrint(print: LockedPrint, deed: PrintTransitionContext): Promise<void> {
    await this.printsStore.addEvents(
      reservationEndEvents([print], { actor: deed.actor, at: this.clock.now() }),
    );
    await this.printsStore.markVoid(print);
    await this.recordEvent(print, 'void', deed);
  }

  /** The print was destroyed and made again, under the same number and for the same holder. */
  async markReplaced(print: LockedPrint, deed: PrintTransitionContext): Promise<void> {
    await this.printsStore.bumpVersion(print);
    await this.recordEvent(print, 'replaced', deed);
  }

  /** By the gallery's word, and about no collector's reservation. */
  private async recordEvent(
    print: LockedPrint,
    kind: PrintEventKind,
    deed: PrintTransitionContext,
  ): Promise<void> {
    const at = this.clock.now();
    await this.printsStore.addEvents([createPrintEvent(print, kind, { ...deed, at, collectorId: null })]);
    await this.domainEvents.publish(new PrintsChanged([print.editionId]));
  }
}

/** MySQL refuses to compare an ASCII column with other characters. */
const isAscii = (text: string): boolean => /^[\x20-\x7e]+$/.test(text);
