import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A section as somebody has set it. */
abstract class SetContent {
  /** Checked when it is written and again when it is read; null is as installed. */
  @Column('json', { nullable: true }) content: object | null;
  @Column('datetime', { name: 'changed_at', precision: 3 }) changedAt: Date;
  /** The account that changed it, by its username. */
  @Column('varchar', { name: 'changed_by', length: 60 }) changedBy: string;
}

/** One section of the settings as the owner has set it; sections without a row are the environment's. */
@Entity('settings')
export class SettingEntity extends SetContent {
  @PrimaryColumn('varchar', { length: 60 }) section: string;
  /** Counts the changes: who writes says which one was seen. 0 before the first. */
  @Column('int', { unsigned: true }) version: number;
}

/** What a section was from one change to the next. Rows are only ever added. */
@Entity('setting_versions')
export class SettingVersionEntity extends SetContent {
  @PrimaryColumn('varchar', { length: 60 }) section: string;
  @PrimaryColumn('int', { unsigned: true }) version: number;
}
