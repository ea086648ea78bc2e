import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StaffRole } from './staff-roles';

/** A staff account: the owner's, or of someone who works for the gallery. */
@Entity('admins')
export class AdminEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** Lower case, unique. */
  @Column('varchar', { length: 60 }) username: string;
  @Column('varchar', { length: 100 }) firstName: string;
  /** Where the links to choose a password go. Lower case. */
  @Column('varchar', { length: 254 }) email: string;
  @Column('varchar', { length: 12 }) role: StaffRole;
  /** Set by the owner. Owners are always allowed. */
  @Column('boolean') mayExportPersonalData: boolean;
  /** Argon2id in its own notation; null until the first password is chosen; nobody can sign in before that. */
  @Column('varchar', { length: 200, nullable: true }) passwordHash: string | null;
  /** The second factor's secret, encrypted with ADMIN_SECRETS_KEY; null without one. */
  @Column('varchar', { length: 200, nullable: true }) totpSecret: string | null;
  /** When a code first proved that the app has the secret; null until then. */
  @Column('datetime', { precision: 3, nullable: true })
  totpConfirmedAt: Date | null;
  /** The time step of the last accepted code: no code is accepted twice (ASVS 6.5.1). */
  @Column('int', { unsigned: true, nullable: true }) totpLastStep: number | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  /** Nobody can sign in after this time; what the account did stays recorded under its name. */
  @Column('datetime', { precision: 3, nullable: true }) disabledAt: Date | null;
}

/**
 * A link by which a staff member chooses a password, once. An account has at most one: a newer one replaces the older
 * one.
 */
@Entity('admin_password_links')
export class AdminPasswordLinkEntity {
  @PrimaryColumn('char', { length: 36 }) adminId: string;
  /** Only the link contains the token itself. */
  @Column('char', { length: 64 }) tokenDigest: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3 }) expiresAt: Date;
}
