import { Injectable } from '@nestjs/common';
import { AppError, Clock, DomainEvents } from '../platform';
import { PrintsChanged } from './catalogue.events';
import type { PrintEventKind } from './print-event.entity';
import { printEvent, reservationEnds } from './print-history';
import type { PrintEntity } from './print.entity';
import { PrintStore } from './print.store';

/** A print of the ledger that is locked until the transaction ends. */
export type LockedPrint = PrintEntity;

/** Who does something to a number by hand, and why. */
export interface LedgerDeed {
  /** As the history names them: `owner ben`. */
  actor: string;
  reason?: string;
}

/** For whom a number is kept aside, and how long. */
export interface Keeping {
  /** In the gallery's own words: `Ada Byron`, `Museum of Fine Arts`. */
  asideFor: string;
  until: Date;
}

/**
 * What the gallery's people do with single numbers. Needs a transaction around it, and a caller who has locked the print
 * and decided that it may be done (`libs/domain/print-moves.ts`).
 */
@Injectable()
export class OwnersPrints {
  constructor(
    private readonly prints: PrintStore,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks a number that somebody looked at when it had this version.
   * @throws AppError `edition_not_found` for a number that there is not, `changed_meanwhile` with {version}
   */
  async lock(editionId: string, number: number, seen?: number): Promise<LockedPrint> {
    const [print] = isAscii(editionId) ? await this.prints.lockNumbers(editionId, [number]) : [];
    if (!print) throw new AppError('edition_not_found');
    if (seen !== undefined && seen !== print.version)
      throw new AppError('changed_meanwhile', { details: { version: print.version } });
    return print;
  }

  /** Keeps a free number aside for somebody until then. What of it had run out before ends for good. */
  async keepAside(print: LockedPrint, { asideFor, until }: Keeping, deed: LedgerDeed): Promise<void> {
    await this.prints.addEvents(reservationEnds([print], { actor: 'clock', at: this.clock.now() }));
    await this.prints.markAside(print, asideFor, until);
    await this.tell(print, 'aside', deed);
  }

  /** Whom it was kept for does not take it. */
  async letGo(print: LockedPrint, deed: LedgerDeed): Promise<void> {
    await this.prints.markFree(print.editionId, [print.number]);
    await this.tell(print, 'aside-ended', deed);
  }

  /** A sold number is for sale again. */
  async takeBack(print: LockedPrint, deed: LedgerDeed): Promise<void> {
    await this.prints.markFree(print.editionId, [print.number]);
    await this.tell(print, 'returned', deed);
  }

  /** The number is never sold again. */
  async makeVoid(print: LockedPrint, deed: LedgerDeed): Promise<void> {
    await this.prints.addEvents(reservationEnds([print], { actor: deed.actor, at: this.clock.now() }));
    await this.prints.markVoid(print);
    await this.tell(print, 'void', deed);
  }

  /** The print was destroyed and made again, under the same number and for the same holder. */
  async noteReplaced(print: LockedPrint, deed: LedgerDeed): Promise<void> {
    await this.prints.touch(print);
    await this.tell(print, 'replaced', deed);
  }

  /** By the gallery's word, and about no collector's reservation. */
  private async tell(print: LockedPrint, kind: PrintEventKind, deed: LedgerDeed): Promise<void> {
    const at = this.clock.now();
    await this.prints.addEvents([printEvent(print, kind, { ...deed, at, collectorId: null })]);
    await this.events.publish(new PrintsChanged([print.editionId]));
  }
}

/** An ASCII column cannot even be compared with other characters. */
const isAscii = (text: string): boolean => /^[\x20-\x7e]+$/.test(text);
