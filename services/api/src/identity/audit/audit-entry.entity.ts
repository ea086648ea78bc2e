import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `nobody` is somebody unknown: a guess at a password. */
export const ACTOR_KINDS = ['collector', 'owner', 'staff', 'system', 'nobody'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Who did what, when, to what. Rows are only ever added, which triggers of the table see to (ASVS 16.2). */
@Entity('audit_log')
export class AuditEntryEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('datetime', { precision: 3 }) at: Date;
  @Column('varchar', { name: 'actor_kind', length: 12 }) actorKind: ActorKind;
  @Column('varchar', { name: 'actor_id', length: 60, nullable: true }) actorId: string | null;
  /** `password.changed`, `artwork.opened`. */
  @Column('varchar', { length: 60 }) action: string;
  /** What it was done to: `collector`, `order`. */
  @Column('varchar', { name: 'subject_kind', length: 30, nullable: true }) subjectKind: string | null;
  @Column('varchar', { name: 'subject_id', length: 60, nullable: true }) subjectId: string | null;
  /** From where, as lists of sessions name it; no network address is kept. */
  @Column('varchar', { length: 120, nullable: true }) device: string | null;
  @Column('json', { nullable: true }) details: object | null;
}
