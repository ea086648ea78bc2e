import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One section of the settings as the owner has set it; sections without a row are the environment's. */
@Entity('settings')
export class SettingEntity {
  @PrimaryColumn('varchar', { length: 20 }) section: string;
  /** Checked when it is written and again when it is read. */
  @Column('json') content: object;
  /** Counts the changes: who writes says which one was seen. */
  @Column('int', { unsigned: true }) version: number;
  @Column('datetime', { name: 'changed_at', precision: 3 }) changedAt: Date;
  /** The account that changed it last, by its username. */
  @Column('varchar', { name: 'changed_by', length: 60 }) changedBy: string;
}
