import { v7 as uuid } from 'uuid';
import type { GeoLocation } from './geolocation.service';
import type { VisitRecord } from './visit-records';

/** A record that waits to be written. Its sender is known only until then. */
export interface QueuedVisit {
  at: Date;
  record: VisitRecord;
  /** The sender's address, or the network that an IPv6 address belongs to. */
  network: string;
  userAgent: string;
  place: GeoLocation;
}

/** Why records are not counted: they came too fast from one address, or could not be written in time. */
export type LossReason = 'flood' | 'full' | 'database';

/** What is written in one transaction. */
export interface VisitBatch {
  /** By which a second attempt knows what the first has done. */
  id: string;
  begunAt: Date;
  visits: readonly QueuedVisit[];
  lost: ReadonlyMap<LossReason, number>;
}

/** Records between the answer and the database. It holds so many; what comes beyond is counted, not kept. */
export class VisitQueue {
  private waiting: QueuedVisit[] = [];
  private lost = new Map<LossReason, number>();

  /** @param onLost hears of each loss once */
  constructor(
    private readonly capacity: number,
    private readonly onLost: (reason: LossReason, records: number) => void = () => undefined,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  enqueue(visit: QueuedVisit): void {
    if (this.waiting.length < this.capacity) this.waiting.push(visit);
    else this.recordLoss('full', 1);
  }

  recordLoss(reason: LossReason, records: number): void {
    if (records <= 0) return;
    this.onLost(reason, records);
    this.restoreLoss(reason, records);
  }

  /** Takes back what a batch had to tell and could not write down. */
  restoreLoss(reason: LossReason, records: number): void {
    this.lost.set(reason, (this.lost.get(reason) ?? 0) + records);
  }

  /** Takes out the oldest records, and what was lost meanwhile; null when there is nothing. */
  takeBatch(most: number, now: Date): VisitBatch | null {
    if (this.waiting.length === 0 && this.lost.size === 0) return null;
    const { lost } = this;
    this.lost = new Map();
    return { id: uuid(), begunAt: now, visits: this.waiting.splice(0, most), lost };
  }
}
