import { v7 as uuid } from 'uuid';
import type { Place } from './find-place';
import type { VisitRecord } from './visit-record';

/** A record that waits to be written. Its sender is known only until then. */
export interface WaitingVisit {
  at: Date;
  record: VisitRecord;
  /** The sender's address, or the network that an IPv6 address belongs to. */
  network: string;
  userAgent: string;
  place: Place;
}

/** Why records are not counted: they came too fast from one address, or could not be written in time. */
export type LossReason = 'flood' | 'full' | 'database';

/** What is written in one transaction. */
export interface VisitBatch {
  /** By which a second attempt knows what the first has done. */
  id: string;
  begunAt: Date;
  visits: readonly WaitingVisit[];
  lost: ReadonlyMap<LossReason, number>;
}

/** Records between the answer and the database. It holds so many; what comes beyond is counted, not kept. */
export class VisitQueue {
  private waiting: WaitingVisit[] = [];
  private lost = new Map<LossReason, number>();

  /** @param onLost hears of each loss once */
  constructor(
    private readonly capacity: number,
    private readonly onLost: (reason: LossReason, records: number) => void = () => undefined,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  add(visit: WaitingVisit): void {
    if (this.waiting.length < this.capacity) this.waiting.push(visit);
    else this.lose('full', 1);
  }

  lose(reason: LossReason, records: number): void {
    if (records <= 0) return;
    this.onLost(reason, records);
    this.owe(reason, records);
  }

  /** Takes back what a batch had to tell and could not write down. */
  owe(reason: LossReason, records: number): void {
    this.lost.set(reason, (this.lost.get(reason) ?? 0) + records);
  }

  /** Takes out the oldest records, and what was lost meanwhile; null when there is nothing. */
  nextBatch(most: number, now: Date): VisitBatch | null {
    if (this.waiting.length === 0 && this.lost.size === 0) return null;
    const { lost } = this;
    this.lost = new Map();
    return { id: uuid(), begunAt: now, visits: this.waiting.splice(0, most), lost };
  }
}
