import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a retention was applied last, and until when an instance is at it. */
@Entity('retention_runs')
export class RetentionRunEntity {
  @PrimaryColumn('varchar', { length: 40 }) task: string;
  /** A run moves it to the end of its lease, so that a crashed instance's task comes due again. */
  @Column('datetime', { precision: 3 }) nextRunAt: Date;
  /** Null before the first run has ended. */
  @Column('datetime', { precision: 3, nullable: true }) finishedAt: Date | null;
  /** Rows that the last run deleted or anonymized. */
  @Column('int', { unsigned: true }) removed: number;
}
