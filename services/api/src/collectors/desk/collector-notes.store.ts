import { Injectable } from '@nestjs/common';
import { Database } from '../../platform';
import { CollectorNote } from './collector-note.entity';

/** Every query on the staff's notes about collectors. */
@Injectable()
export class CollectorNotesStore {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async ofCollector(collectorId: string): Promise<CollectorNote[]> {
    return this.database.manager.find(CollectorNote, { where: { collectorId }, order: { id: 'DESC' } });
  }

  /** The row stays locked until the transaction ends. */
  async lock(collectorId: string, id: string): Promise<CollectorNote | null> {
    return this.database.manager.findOne(CollectorNote, {
      where: { id, collectorId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async add(note: CollectorNote): Promise<void> {
    await this.database.manager.insert(CollectorNote, note);
  }

  async change(id: string, change: Pick<CollectorNote, 'text' | 'version' | 'editedAt'>): Promise<void> {
    await this.database.manager.update(CollectorNote, { id }, change);
  }

  async remove(id: string): Promise<void> {
    await this.database.manager.delete(CollectorNote, { id });
  }
}
