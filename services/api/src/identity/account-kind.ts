/** Whose accounts one counts among: of those who collect, or of staff. */
export type AccountKind = 'collector' | 'admin';

/** One account, of whichever kind. */
export interface AccountRef {
  kind: AccountKind;
  id: string;
}
