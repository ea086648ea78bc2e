import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { v7 as uuid } from 'uuid';
import { Audit, Collectors, type SignedInStaff } from '../identity';
import { MediaService } from '../media';
import { AppError, Clock, Database } from '../platform';
import type { ArtistNote } from './artist-note.entity';
import { ArtistNotesStore } from './artist-notes.store';
import { audienceFault } from './audience-fault';
import type { ArtistNoteRecord, ChangedArtistNote, NewArtistNote } from './dto/artist-note.dto';
import { ListArtistNotes } from './list-artist-notes';

/** Who of the gallery does it. */
type Actor = Pick<SignedInStaff, 'id' | 'role'>;

/** The gallery writes the artist's words, changes them and takes them back. */
@Injectable()
export class KeepArtistNotes {
  constructor(
    private readonly store: ArtistNotesStore,
    private readonly listing: ListArtistNotes,
    private readonly media: MediaService,
    private readonly collectors: Collectors,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `validation_failed` with what is wrong by field */
  async write(asked: NewArtistNote, by: Actor): Promise<ArtistNoteRecord> {
    const note: ArtistNote = {
      ...wordsOf(asked),
      id: uuid(),
      version: 1,
      createdAt: this.clock.now(),
      editedAt: null,
    };
    await this.refuseFaults(note);
    await this.database.transaction(async () => {
      await this.store.insert(note);
      await this.record('artist-note.written', note.id, by);
    });
    return this.recordOf(note);
  }

  /** @throws AppError `note_not_found`, `changed_meanwhile` with {record}, `validation_failed` with what is wrong by field */
  async change(id: string, { version, ...asked }: ChangedArtistNote, by: Actor): Promise<ArtistNoteRecord> {
    return this.database.transaction(async () => {
      const before = await this.locked(id);
      if (before.version !== version)
        throw new AppError('changed_meanwhile', { details: { record: await this.recordOf(before) } });
      const change = { version: version + 1, editedAt: this.clock.now() };
      const note = Object.assign(before, wordsOf(asked), change);
      await this.refuseFaults(note);
      await this.store.change(note);
      await this.record('artist-note.changed', id, by);
      return this.recordOf(note);
    });
  }

  /** Nobody reads it any more. @throws AppError `note_not_found` */
  async withdraw(id: string, by: Actor): Promise<void> {
    await this.database.transaction(async () => {
      await this.locked(id);
      await this.store.remove(id);
      await this.record('artist-note.withdrawn', id, by);
    });
  }

  private async locked(id: string): Promise<ArtistNote> {
    const note = isUUID(id) ? await this.store.lock(id) : null;
    if (!note) throw new AppError('note_not_found');
    return note;
  }

  private async refuseFaults(note: ArtistNote): Promise<void> {
    const { collectorId, mediaId } = note;
    const fields: Record<string, string> = { ...audienceFault(note) };
    if (collectorId !== null && !(await this.collectors.find(collectorId)))
      fields.collectorId = 'There is no such collector.';
    if (mediaId !== null && (await this.media.pictures([mediaId])).length === 0)
      fields.mediaId = 'There is no such picture.';
    if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  }

  private async recordOf(note: ArtistNote): Promise<ArtistNoteRecord> {
    const [record] = await this.listing.records([note]);
    if (!record) throw new Error('A note without a record.');
    return record;
  }

  private async record(action: string, id: string, { role, id: staffId }: Actor): Promise<void> {
    const subject = { kind: 'artist-note', id };
    await this.audit.record({ action, actor: { kind: role, id: staffId }, subject });
  }
}

const wordsOf = (asked: NewArtistNote) => ({
  collectorId: asked.collectorId ?? null,
  level: asked.level ?? null,
  title: asked.title,
  text: asked.text,
  mediaId: asked.mediaId ?? null,
  pictureAlt: asked.pictureAlt ?? '',
});
