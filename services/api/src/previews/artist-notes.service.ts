import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Collectors } from '../identity';
import { MediaService } from '../media';
import { AppError, Clock } from '../platform';
import type { ArtistNote } from './artist-note.entity';
import { ArtistNotesStore } from './artist-notes.store';
import type { Viewer } from './audience';
import { audienceFault } from './audience-fault';
import type { ArtistNoteView, NewArtistNote } from './dto/artist-note.dto';

/** The artist's words to chosen collectors (C46, G56). */
@Injectable()
export class ArtistNotes {
  constructor(
    private readonly store: ArtistNotesStore,
    private readonly media: MediaService,
    private readonly collectors: Collectors,
    private readonly clock: Clock,
  ) {}

  /** Notes for the collector, newest first. Two queries. */
  async for(viewer: Viewer): Promise<ArtistNoteView[]> {
    return this.views(await this.store.for(viewer));
  }

  /** @throws AppError `validation_failed` with what is wrong by field */
  async write(asked: NewArtistNote): Promise<ArtistNoteView> {
    const note = draftNote(asked, this.clock.now());
    const fields = await this.faults(note);
    if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
    await this.store.insert(note);
    const [view] = await this.views([note]);
    if (!view) throw new Error('A note without a view.');
    return view;
  }

  private async faults(note: ArtistNote): Promise<Record<string, string>> {
    const { collectorId, mediaId } = note;
    const fields: Record<string, string> = { ...audienceFault(note) };
    if (collectorId !== null && !(await this.collectors.find(collectorId))) {
      fields.collectorId = 'There is no such collector.';
    }
    if (mediaId !== null && (await this.media.pictures([mediaId])).length === 0) {
      fields.mediaId = 'There is no such picture.';
    }
    return fields;
  }

  private async views(notes: readonly ArtistNote[]): Promise<ArtistNoteView[]> {
    const illustrated = notes.flatMap(({ id, mediaId, pictureAlt: alt }) =>
      mediaId === null ? [] : [{ id, mediaId, alt }],
    );
    const pictures = await this.media.picturesInPlace(illustrated);
    const pictureOf = new Map(illustrated.map(({ id }, index) => [id, pictures[index] ?? null]));
    return notes.map(({ id, title, text, createdAt }) => ({
      id,
      title,
      text,
      createdAt: createdAt.toISOString(),
      picture: pictureOf.get(id) ?? null,
    }));
  }
}

const draftNote = (asked: NewArtistNote, now: Date): ArtistNote => ({
  id: uuid(),
  collectorId: asked.collectorId ?? null,
  level: asked.level ?? null,
  title: asked.title,
  text: asked.text,
  mediaId: asked.mediaId ?? null,
  pictureAlt: asked.pictureAlt ?? '',
  createdAt: now,
});
