/**
 * Guests see something new of an event's photographs: one was published, changed or withdrawn. Published inside the
 * transaction that does it; what is pushed waits for the commit.
 */
export class EventPhotosChanged {
  constructor(
    readonly eventId: string,
    /** The event's revision after the change. */
    readonly revision: number,
  ) {}
}

/**
 * The data of these guests of an event has had its time. Whoever has a reason to keep a guest's says so by their address;
 * published inside the transaction that removes the others.
 */
export class GuestDataExpired {
  /** Addresses that stay. */
  readonly keptAddresses = new Set<string>();

  constructor(readonly addresses: readonly string[]) {}
}

/** An event's own facts or its status changed. Published inside the transaction that does it. */
export class EventChanged {
  constructor(readonly eventId: string) {}
}
