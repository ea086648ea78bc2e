/** Sessions of staff ended before their time: a sign-out, a new password. Published in the transaction that ends them. */
export class StaffSessionsEnded {}

/** A collector has confirmed an address; earlier orders under it may join the account. */
export class CollectorEmailConfirmed {
  constructor(
    readonly collectorId: string,
    /** Lower case. */
    readonly email: string,
    /** What the account had confirmed before, where it is another. */
    readonly formerEmail: string | null = null,
  ) {}
}

/**
 * A collector asks for all data about them. Each module adds its section; listeners only read. Published outside of any
 * transaction.
 */
export class CollectorDataExportRequested {
  /** Parts by name, JSON values. */
  readonly sections = new Map<string, unknown>();

  constructor(readonly collectorId: string) {}
}

/**
 * The account is being deleted. Each module removes the collector's own data and anonymizes what has to stay (orders
 * and certificates). Published in the transaction that removes the account.
 */
export class CollectorDeleted {
  constructor(
    readonly collectorId: string,
    /** Their address, when it was confirmed; lower case. */
    readonly confirmedEmail: string | null,
    /**
     * False when the account only lapsed: nobody confirmed its address, or another account did. Nobody asked to be
     * forgotten then: purchases become a guest's again, and go to whoever confirms their address.
     */
    readonly isRequested = true,
  ) {}
}
