/**
 * A record that the console shows was created or changed. Published inside the transaction that does it; staff who have the
 * record or its list open are told after the commit.
 */
export class RecordChanged {
  constructor(
    /** The kind is that of the audit log: `order`, `artwork`, `message`. */
    readonly record: { kind: string; id: string },
    /** What staff did, as the audit log names it; absent for changes that shoppers, Stripe or workers make. */
    readonly act?: { action: string; staffId: string },
  ) {}
}
