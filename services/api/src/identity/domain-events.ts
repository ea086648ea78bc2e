/** A collector has proved that an address is theirs; what came under it before may join the account. */
export class CollectorEmailConfirmed {
  constructor(
    readonly collectorId: string,
    /** Lower case. */
    readonly email: string,
  ) {}
}

/**
 * A collector asks for everything that is kept about them. Each module adds its part; subscribers read only.
 * Published outside of any change, by the export.
 */
export class CollectorDataExportRequested {
  /** Parts by name, JSON values. */
  readonly sections = new Map<string, unknown>();

  constructor(readonly collectorId: string) {}
}

/**
 * The account goes. Each module removes what is the collector's own and takes the name off what has to stay (orders and
 * certificates). Published in the transaction that removes the account.
 */
export class CollectorDeleted {
  constructor(
    readonly collectorId: string,
    /** Their address, when it was confirmed; lower case. */
    readonly confirmedEmail: string | null,
    /**
     * False when the account only lapsed: nobody confirmed its address, or another account proved it. Nobody asked to be
     * forgotten then: what was bought is a guest's again, and comes to whoever proves the address it was bought under.
     */
    readonly isRequested = true,
  ) {}
}
