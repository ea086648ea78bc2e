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

/** An event's own facts or its status changed (G61). Published inside the transaction that does it. */
export class EventChanged {
  constructor(readonly eventId: string) {}
}
