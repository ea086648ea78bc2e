/** Which kind of account: a collector's or a staff member's. */
export type AccountKind = 'collector' | 'admin';

/** One account, of whichever kind. */
export interface AccountRef {
  kind: AccountKind;
  id: string;
}
