/** What a staff account may do: an owner everything, staff the daily work. */
export const STAFF_ROLES = ['owner', 'staff'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who calls from the admin, or the machine that carries the owner's key. */
export interface SignedInStaff {
  /** Names the account in the audit log; `key` for the owner's key. */
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly role: StaffRole;
  /** Names the session of this call; null for the key, which has none. */
  readonly sessionId: string | null;
}

/** As the audit log names them. */
export const actorOf = ({
  role,
  id,
}: Pick<SignedInStaff, 'id' | 'role'>): { kind: StaffRole; id: string } => ({
  kind: role,
  id,
});
