import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../../platform';

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

/** Every query on the staff's notes about collectors. */
@Injectable()
export class CollectorNotesStore {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async listByCollector(collectorId: string): Promise<CollectorNoteEntity[]> {
    return this.database.manager.find(CollectorNoteEntity, { where: { collectorId }, order: { id: 'DESC' } });
  }

  /** The row stays locked until the transaction ends. */
  async lock(collectorId: string, id: string): Promise<CollectorNoteEntity | null> {
    return this.database.lock(CollectorNoteEntity, { id, collectorId });
  }

  async insert(note: CollectorNoteEntity): Promise<void> {
    await this.database.manager.insert(CollectorNoteEntity, note);
  }

  async update(
    id: string,
    change: Pick<CollectorNoteEntity, 'text' | 'version' | 'editedAt'>,
  ): Promise<void> {
    await this.database.manager.update(CollectorNoteEntity, { id }, change);
  }

  async remove(id: string): Promise<void> {
    await this.database.manager.delete(CollectorNoteEntity, { id });
  }
}
