/** Sessions of staff ended early: through a sign-out or a new password. Published in the transaction that ends them. */
export class StaffSessionsEnded {}

/** A collector has confirmed an address; earlier orders under it may join the account. */
export class CollectorEmailConfirmed {
  constructor(
    readonly collectorId: string,
    /** Lower case. */
    readonly email: string,
    /** The address that the account had confirmed before, if it is a different one. */
    readonly formerEmail: string | null = null,
  ) {}
}

/**
 * A collector asks for all data about them. Each module adds its section; listeners only read. Published outside any
 * transaction.
 */
export class CollectorDataExportRequested {
  /** Sections by name, with JSON values. */
  readonly sections = new Map<string, unknown>();

  constructor(readonly collectorId: string) {}
}

/**
 * The account is being deleted. Each module removes the collector's own data and anonymizes what must stay (orders and
 * certificates). Published in the transaction that removes the account.
 */
export class CollectorDeleted {
  constructor(
    readonly collectorId: string,
    /** Their address, if it was confirmed; lower case. */
    readonly confirmedEmail: string | null,
    /**
     * False when the account only lapsed: nobody confirmed its address, or another account did. In that case nobody
     * asked to be forgotten: purchases become a guest's again and go to the account that confirms their address.
     */
    readonly isRequested = true,
  ) {}
}
