import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `device` is paired with an event; `nobody` is someone unknown, such as a failed sign-in. */
export const ACTOR_KINDS = ['collector', 'owner', 'staff', 'device', 'system', 'nobody'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Who did what, when, to what. Rows are only added, which triggers of the table enforce (ASVS 16.2). */
@Entity('audit_log')
export class AuditEntryEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('datetime', { precision: 3 }) at: Date;
  @Column('varchar', { length: 12 }) actorKind: ActorKind;
  @Column('varchar', { length: 60, nullable: true }) actorId: string | null;
  /** `password.changed`, `artwork.opened`. */
  @Column('varchar', { length: 60 }) action: string;
  /** The kind of the subject: `collector`, `order`. */
  @Column('varchar', { length: 30, nullable: true }) subjectKind: string | null;
  @Column('varchar', { length: 60, nullable: true }) subjectId: string | null;
  /** The device as the list of sessions names it; no network address is stored. */
  @Column('varchar', { length: 120, nullable: true }) device: string | null;
  @Column('json', { nullable: true }) details: object | null;
}
