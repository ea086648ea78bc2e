import { v7 as uuid } from 'uuid';
import type { GeoLocation } from './geolocation.service';
import type { VisitRecord } from './visit-records';

/** A record that waits to be written. Its sender is known only until then. */
export interface QueuedVisit {
  at: Date;
  record: VisitRecord;
  /** The sender's IPv4 address or IPv6 network. */
  network: string;
  userAgent: string;
  place: GeoLocation;
}

/** Why records are not counted: above the rate limit, queue full, or database unavailable for too long. */
export type LossReason = 'flood' | 'full' | 'database';

/** What is written in one transaction. */
export interface VisitBatch {
  /** Shows a retry whether the first attempt was written. */
  id: string;
  begunAt: Date;
  visits: readonly QueuedVisit[];
  lost: ReadonlyMap<LossReason, number>;
}

/** Records waiting for the database. Those beyond the capacity are only counted. */
export class VisitQueue {
  private waiting: QueuedVisit[] = [];
  private lost = new Map<LossReason, number>();

  /** @param onLost called once for each loss */
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

  /** Puts back the losses of a batch that could not be written. */
  restoreLoss(reason: LossReason, records: number): void {
    this.lost.set(reason, (this.lost.get(reason) ?? 0) + records);
  }

  /** Removes the oldest records and the losses so far; null when there are none. */
  takeBatch(limit: number, now: Date): VisitBatch | null {
    if (this.waiting.length === 0 && this.lost.size === 0) return null;
    const { lost } = this;
    this.lost = new Map();
    return { id: uuid(), begunAt: now, visits: this.waiting.splice(0, limit), lost };
  }
}
