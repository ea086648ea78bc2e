import { Column, Entity, PrimaryColumn } from 'typeorm';

abstract class SetContent {
  /** Validated when written and when read; null is the environment's. */
  @Column('json', { nullable: true }) content: object | null;
  @Column('datetime', { precision: 3 }) changedAt: Date;
  /** A username. */
  @Column('varchar', { length: 60 }) changedBy: string;
}

/** A section that the owner has set; sections without a row are the environment's. */
@Entity('settings')
export class SettingEntity extends SetContent {
  @PrimaryColumn('varchar', { length: 60 }) section: string;
  /** Counts the changes; a write names the version it is based on. 0 before the first. */
  @Column('int', { unsigned: true }) version: number;
}

/** The versions of a section. Rows are only added. */
@Entity('setting_versions')
export class SettingVersionEntity extends SetContent {
  @PrimaryColumn('varchar', { length: 60 }) section: string;
  @PrimaryColumn('int', { unsigned: true }) version: number;
}
