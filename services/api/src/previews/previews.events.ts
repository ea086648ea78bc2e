import type { KnownArtwork } from '../catalogue';

/** A collector asked to hear first when a work opens. Published inside the transaction that writes it down. */
export class PresaleAsked {
  constructor(
    readonly requestId: string,
    readonly collectorId: string,
    readonly artwork: Readonly<KnownArtwork>,
    readonly at: Date,
  ) {}
}

/** A work opened, and these who asked were written to. Published inside the transaction that writes the mails. */
export class PresaleAnswered {
  constructor(
    readonly requestIds: readonly string[],
    readonly at: Date,
  ) {}
}
