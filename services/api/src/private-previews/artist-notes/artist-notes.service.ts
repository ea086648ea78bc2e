import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { v7 as uuid } from 'uuid';
import { AuditLogService, CollectorsService, type SignedInStaff } from '../../identity';
import { MediaService } from '../../media';
import { AppError, Clock, Database, throwIfInvalid } from '../../platform';
import { audienceErrors } from '../audience';
import { type ArtistNoteEntity, ArtistNotesStore } from './artist-notes.store';
import { ArtistNoteQueries } from './artist-notes.queries';
import type { ArtistNoteRecord, CreateArtistNote, UpdateArtistNote } from './dto/artist-note.dto';

/** The staff member who does it. */
type StaffActor = Pick<SignedInStaff, 'id' | 'role'>;

/** Staff write, change and withdraw artist notes. */
@Injectable()
export class ArtistNotesService {
  constructor(
    private readonly artistNotesStore: ArtistNotesStore,
    private readonly artistNoteQueries: ArtistNoteQueries,
    private readonly mediaService: MediaService,
    private readonly collectorsService: CollectorsService,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `validation_failed` by field */
  async create(input: CreateArtistNote, actor: StaffActor): Promise<ArtistNoteRecord> {
    const note: ArtistNoteEntity = {
      ...fieldsOf(input),
      id: uuid(),
      version: 1,
      createdAt: this.clock.now(),
      editedAt: null,
    };
    await this.validate(note);
    await this.database.transaction(async () => {
      await this.artistNotesStore.insert(note);
      await this.record('artist-note.written', note.id, actor);
    });
    return this.present(note);
  }

  /** @throws AppError `note_not_found`, `changed_meanwhile` with {record}, `validation_failed` by field */
  async update(
    id: string,
    { version, ...input }: UpdateArtistNote,
    actor: StaffActor,
  ): Promise<ArtistNoteRecord> {
    return this.database.transaction(async () => {
      const before = await this.lock(id);
      if (before.version !== version)
        throw new AppError('changed_meanwhile', { details: { record: await this.present(before) } });
      const change = { version: version + 1, editedAt: this.clock.now() };
      const note = Object.assign(before, fieldsOf(input), change);
      await this.validate(note);
      await this.artistNotesStore.update(note);
      await this.record('artist-note.changed', id, actor);
      return this.present(note);
    });
  }

  /** Nobody can read it any longer. @throws AppError `note_not_found` */
  async remove(id: string, actor: StaffActor): Promise<void> {
    await this.database.transaction(async () => {
      const { title } = await this.lock(id);
      await this.artistNotesStore.remove(id);
      await this.record('artist-note.withdrawn', id, actor, { title });
    });
  }

  private async lock(id: string): Promise<ArtistNoteEntity> {
    const note = isUUID(id) ? await this.artistNotesStore.lock(id) : null;
    if (!note) throw new AppError('note_not_found');
    return note;
  }

  private async validate(note: ArtistNoteEntity): Promise<void> {
    const { collectorId, mediaId } = note;
    const fields: Record<string, string> = { ...audienceErrors(note) };
    if (collectorId !== null && !(await this.collectorsService.find(collectorId)))
      fields.collectorId = 'This collector could not be found.';
    if (mediaId !== null && (await this.mediaService.findPictures([mediaId])).length === 0)
      fields.mediaId = 'This picture could not be found.';
    throwIfInvalid(fields);
  }

  private async present(note: ArtistNoteEntity): Promise<ArtistNoteRecord> {
    const [record] = await this.artistNoteQueries.presentRecords([note]);
    if (!record) throw new Error('A note without a record.');
    return record;
  }

  private async record(
    action: AuditAction,
    id: string,
    { role, id: staffId }: StaffActor,
    details?: { title: string },
  ): Promise<void> {
    const subject = { kind: 'artist-note', id };
    await this.auditLogService.record({ action, actor: { kind: role, id: staffId }, subject, details });
  }
}

const fieldsOf = (input: CreateArtistNote) => ({
  collectorId: input.collectorId ?? null,
  level: input.level ?? null,
  title: input.title,
  text: input.text,
  mediaId: input.mediaId ?? null,
  pictureAlt: input.pictureAlt ?? '',
});
