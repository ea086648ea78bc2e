/** What guests see of an event's photos has changed. Published inside the transaction that changes it. */
export class EventPhotosChanged {
  constructor(
    readonly eventId: string,
    /** The event's revision after the change. */
    readonly revision: number,
  ) {}
}

/**
 * The data of these guests is about to be anonymized. Listeners with a reason to keep a guest add the address to
 * `keptAddresses`. Published inside the transaction that anonymizes the others.
 */
export class GuestDataExpired {
  readonly keptAddresses = new Set<string>();

  constructor(readonly addresses: readonly string[]) {}
}

/** Staff want to delete the event. Listeners that need its photos set `isKept`. Published inside the transaction. */
export class EventDeletionRequested {
  isKept = false;

  constructor(readonly photoIds: readonly string[]) {}
}

/** An event's form values or status have changed. Published inside the transaction that changes them. */
export class EventChanged {
  constructor(readonly eventId: string) {}
}
