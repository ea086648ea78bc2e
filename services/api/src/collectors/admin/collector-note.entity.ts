import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody of the gallery wrote down about a collector, for the gallery alone. */
@Entity('collector_notes')
export class CollectorNoteEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { name: 'collector_id', length: 36 }) collectorId: string;
  /** Account of the console, or `key`. */
  @Column('varchar', { name: 'author_id', length: 60 }) authorId: string;
  /** As they were called then. */
  @Column('varchar', { name: 'author_name', length: 100 }) authorName: string;
  @Column('varchar', { length: 5000 }) text: string;
  /** Counts its changes. */
  @Column('int') version: number;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
  @Column('datetime', { name: 'edited_at', precision: 3, nullable: true }) editedAt: Date | null;
}
