/** Roles of staff: the owner may do everything, staff the daily work. */
export const STAFF_ROLES = ['owner', 'staff'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The signed-in staff member. */
export interface SignedInStaff {
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly role: StaffRole;
  /** True for owners, and for staff whom the owner has allowed to. */
  readonly mayExportPersonalData: boolean;
  /** The session of this request. */
  readonly sessionId: string;
}

/** Whether a staff member may export personal data: owners always, others if an owner has allowed it. */
export const mayExportPersonalData = (
  admin: Pick<SignedInStaff, 'role' | 'mayExportPersonalData'>,
): boolean => admin.role === 'owner' || admin.mayExportPersonalData;

/** The actor for the audit log. */
export const actorOf = ({
  role,
  id,
}: Pick<SignedInStaff, 'id' | 'role'>): { kind: StaffRole; id: string } => ({
  kind: role,
  id,
});
