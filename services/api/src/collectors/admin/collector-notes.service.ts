import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { v7 as uuid } from 'uuid';
import { AuditLogService, CollectorsService, type SignedInStaff } from '../../identity';
import { AppError, Clock, Database } from '../../platform';
import { type CollectorNoteEntity, CollectorNotesStore } from './collector-notes.store';
import type { UpdateCollectorNote } from './dto/admin-collectors.dto';

/** Staff notes about collectors. Only the author can change or delete a note. */
@Injectable()
export class CollectorNotesService {
  constructor(
    private readonly collectorNotesStore: CollectorNotesStore,
    private readonly collectorsService: CollectorsService,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `collector_not_found` */
  async add(collectorId: string, text: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const collector = isUUID(collectorId) ? await this.collectorsService.lock(collectorId) : null;
      if (!collector) throw new AppError('collector_not_found');
      await this.collectorNotesStore.insert({
        id: uuid(),
        collectorId,
        authorId: staff.id,
        authorName: staff.firstName,
        text,
        version: 1,
        createdAt: this.clock.now(),
        editedAt: null,
      });
      await this.recordAudit('collector-note.added', collectorId, staff);
    });
  }

  /** @throws AppError `note_not_found`, also for someone else's note, `changed_meanwhile` with {text, version} */
  async update(
    collectorId: string,
    id: string,
    { text, version }: UpdateCollectorNote,
    staff: SignedInStaff,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const note = await this.lockOwn(collectorId, id, staff);
      if (note.version !== version)
        throw new AppError('changed_meanwhile', { details: { text: note.text, version: note.version } });
      await this.collectorNotesStore.update(id, { text, version: version + 1, editedAt: this.clock.now() });
      await this.recordAudit('collector-note.changed', collectorId, staff);
    });
  }

  /** @throws AppError `note_not_found`, also for someone else's note */
  async remove(collectorId: string, id: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      await this.lockOwn(collectorId, id, staff);
      await this.collectorNotesStore.remove(id);
      await this.recordAudit('collector-note.deleted', collectorId, staff);
    });
  }

  private async lockOwn(
    collectorId: string,
    id: string,
    { id: authorId }: SignedInStaff,
  ): Promise<CollectorNoteEntity> {
    const note =
      isUUID(collectorId) && isUUID(id) ? await this.collectorNotesStore.lock(collectorId, id) : null;
    if (note?.authorId !== authorId) throw new AppError('note_not_found');
    return note;
  }

  private async recordAudit(action: AuditAction, id: string, staff: SignedInStaff): Promise<void> {
    await this.auditLogService.record({
      action,
      actor: { kind: staff.role, id: staff.id },
      subject: { kind: 'collector', id },
    });
  }
}
