import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CollectorLevel } from '@gallery/domain';

/** A collector's account. Until its email is confirmed, it says nothing about who owns that address. */
@Entity('collectors')
export class CollectorEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** Lower case. Unique among confirmed accounts only: anyone can enter anyone's address. */
  @Column('varchar', { length: 254 }) email: string;
  /** When a link sent to the address was followed; null until then. */
  @Column('datetime', { precision: 3, nullable: true })
  emailConfirmedAt: Date | null;
  @Column('varchar', { length: 100 }) firstName: string;
  /** Empty when none was given. */
  @Column('varchar', { length: 100 }) lastName: string;
  /** Argon2id in its own notation, parameters and salt included. */
  @Column('varchar', { length: 200 }) passwordHash: string;
  /** `/api/collectors/me/picture?v=` and the name of its file; null without a picture. */
  @Column('varchar', { length: 500, nullable: true })
  profileImageUrl: string | null;
  /** Null means a first-time collector. */
  @Column('varchar', { length: 12, nullable: true }) level: CollectorLevel | null;
  /** Whether the owner set the level; then no rule changes it. */
  @Column('boolean') isLevelManual: boolean;
  /** Counts how often the owner set the level, or returned it to the rule. */
  @Column('int', { unsigned: true, default: 1 }) levelVersion: number;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
