import { Injectable } from '@nestjs/common';
import { Database } from '../../platform';
import { CollectorNoteEntity } from './collector-note.entity';

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
