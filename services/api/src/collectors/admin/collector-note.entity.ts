import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A note about a collector that only staff read. */
@Entity('collector_notes')
export class CollectorNoteEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) collectorId: string;
  /** A staff account, or `key`. */
  @Column('varchar', { length: 60 }) authorId: string;
  /** Their name at the time. */
  @Column('varchar', { length: 100 }) authorName: string;
  @Column('varchar', { length: 5000 }) text: string;
  /** Incremented with every change. */
  @Column('int') version: number;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3, nullable: true }) editedAt: Date | null;
}
