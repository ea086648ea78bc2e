import { Injectable } from '@nestjs/common';
import { MediaService, type Picture } from '../../media';
import type { ArtistNoteEntity } from '../entities/artist-note.entity';
import { ArtistNotesStore } from './artist-notes.store';
import type { Viewer } from '../audience';
import type { ArtistNoteView } from './dto/artist-note.dto';

/** The artist's words to chosen collectors, as they are read. */
@Injectable()
export class ArtistNoteViewsService {
  constructor(
    private readonly artistNotesStore: ArtistNotesStore,
    private readonly mediaService: MediaService,
  ) {}

  /** Notes for the collector, newest first. Two queries. */
  async listForCollector(viewer: Viewer): Promise<ArtistNoteView[]> {
    return this.presentViews(await this.artistNotesStore.listForViewer(viewer));
  }

  /** In the order of the notes. One query. */
  async presentViews(notes: readonly ArtistNoteEntity[]): Promise<ArtistNoteView[]> {
    const illustrated = notes.flatMap(({ id, mediaId, pictureAlt: alt }) =>
      mediaId === null ? [] : [{ id, mediaId, alt }],
    );
    const pictures = await this.mediaService.findPicturesForUses(illustrated);
    const pictureOf = new Map<string, Picture | null>(
      illustrated.map(({ id }, index) => [id, pictures[index] ?? null]),
    );
    return notes.map(({ id, title, text, createdAt }) => ({
      id,
      title,
      text,
      createdAt: createdAt.toISOString(),
      picture: pictureOf.get(id) ?? null,
    }));
  }
}
