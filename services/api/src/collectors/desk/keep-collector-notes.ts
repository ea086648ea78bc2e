import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { v7 as uuid } from 'uuid';
import { Audit, Collectors, type SignedInStaff } from '../../identity';
import { AppError, Clock, Database } from '../../platform';
import type { CollectorNote } from './collector-note.entity';
import { CollectorNotesStore } from './collector-notes.store';
import type { ChangedCollectorNote } from './dto/collector-note.dto';

/** The gallery's people write down what they know of a collector, and change what they wrote themselves. */
@Injectable()
export class KeepCollectorNotes {
  constructor(
    private readonly store: CollectorNotesStore,
    private readonly collectors: Collectors,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `collector_not_found` */
  async add(collectorId: string, text: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const collector = isUUID(collectorId) ? await this.collectors.lock(collectorId) : null;
      if (!collector) throw new AppError('collector_not_found');
      await this.store.add({
        id: uuid(),
        collectorId,
        authorId: staff.id,
        authorName: staff.firstName,
        text,
        version: 1,
        createdAt: this.clock.now(),
        editedAt: null,
      });
      await this.record('collector-note.added', collectorId, staff);
    });
  }

  /** @throws AppError `note_not_found` for somebody else's as well, `changed_meanwhile` with {text, version} */
  async change(
    collectorId: string,
    id: string,
    { text, version }: ChangedCollectorNote,
    staff: SignedInStaff,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const note = await this.own(collectorId, id, staff);
      if (note.version !== version)
        throw new AppError('changed_meanwhile', { details: { text: note.text, version: note.version } });
      await this.store.change(id, { text, version: version + 1, editedAt: this.clock.now() });
      await this.record('collector-note.changed', collectorId, staff);
    });
  }

  /** @throws AppError `note_not_found` for somebody else's as well */
  async remove(collectorId: string, id: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      await this.own(collectorId, id, staff);
      await this.store.remove(id);
      await this.record('collector-note.deleted', collectorId, staff);
    });
  }

  private async own(
    collectorId: string,
    id: string,
    { id: authorId }: SignedInStaff,
  ): Promise<CollectorNote> {
    const note = isUUID(collectorId) && isUUID(id) ? await this.store.lock(collectorId, id) : null;
    if (note?.authorId !== authorId) throw new AppError('note_not_found');
    return note;
  }

  private async record(action: string, id: string, staff: SignedInStaff): Promise<void> {
    await this.audit.record({
      action,
      actor: { kind: staff.role, id: staff.id },
      subject: { kind: 'collector', id },
    });
  }
}
