import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link by which somebody of the console chooses a password, once. An account has one: a newer one ends the older. */
@Entity('admin_links')
export class AdminPasswordLinkEntity {
  @PrimaryColumn('char', { name: 'admin_id', length: 36 }) adminId: string;
  /** The token itself is in the link only. */
  @Column('char', { name: 'token_digest', length: 64 }) tokenDigest: string;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
  @Column('datetime', { name: 'expires_at', precision: 3 }) expiresAt: Date;
}
