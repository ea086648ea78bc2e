import type { ArtworkSummary } from '../catalog';

/** A collector asked to hear first when a work opens. Published inside the transaction that writes it down. */
export class PresaleNotificationRequested {
  constructor(
    readonly requestId: string,
    readonly collectorId: string,
    readonly artwork: Readonly<ArtworkSummary>,
    readonly at: Date,
  ) {}
}

/** A work opened, and these who asked were written to. Published inside the transaction that writes the mails. */
export class PresaleNotificationsSent {
  constructor(
    readonly requestIds: readonly string[],
    readonly at: Date,
  ) {}
}
