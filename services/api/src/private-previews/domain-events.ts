import type { ArtworkSummary } from '../catalog';

/**
 * A collector asked to hear when an artwork goes on sale. Published inside the transaction that saves the request.
 */
export class PresaleNotificationRequested {
  constructor(
    readonly requestId: string,
    readonly collectorId: string,
    readonly artwork: Readonly<ArtworkSummary>,
    readonly at: Date,
  ) {}
}

/**
 * An artwork went on sale and these requests were notified. Published inside the transaction that enqueues the
 * emails.
 */
export class PresaleNotificationsSent {
  constructor(
    readonly requestIds: readonly string[],
    readonly at: Date,
  ) {}
}
