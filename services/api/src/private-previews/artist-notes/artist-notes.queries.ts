import { Injectable } from '@nestjs/common';
import { CollectorsService, type CollectorAccount } from '../../identity';
import { MediaService, type Picture } from '../../media';
import {
  decodeTimeCursor,
  listCsv,
  listPage,
  Settings,
  type CsvColumns,
  type KeysetList,
} from '../../platform';
import type { Viewer } from '../audience';
import { type ArtistNoteEntity, ArtistNotesStore } from './artist-notes.store';
import type {
  ArtistNoteList,
  ArtistNoteListQuery,
  ArtistNoteRecord,
  ArtistNoteView,
} from './dto/artist-note.dto';

const COLUMNS: CsvColumns<ArtistNoteRecord> = [
  ['Title', ({ title }) => title],
  ['To', ({ collector }) => collector && `${collector.firstName} ${collector.lastName}`.trim()],
  ['Email', ({ collector }) => collector && collector.email],
  ['Level', ({ level }) => level],
  ['Written', ({ createdAt }) => createdAt, 'time'],
  ['Edited', ({ editedAt }) => editedAt, 'time'],
  ['Text', ({ text }) => text],
];

/** Reads artist notes: for collectors, and for staff as pages and CSV. */
@Injectable()
export class ArtistNoteQueries {
  constructor(
    private readonly artistNotesStore: ArtistNotesStore,
    private readonly mediaService: MediaService,
    private readonly collectorsService: CollectorsService,
    private readonly settings: Settings,
  ) {}

  /** Newest first. Four queries per page. @throws AppError `validation_failed` for an invalid cursor */
  page(query: ArtistNoteListQuery): Promise<ArtistNoteList> {
    return listPage(this.keysetList(query), query, (notes) => this.presentRecords(notes));
  }

  /** Everything that matches, newest first. */
  csv(query: ArtistNoteListQuery): AsyncGenerator<string> {
    return listCsv(
      COLUMNS,
      this.keysetList(query),
      (notes) => this.presentRecords(notes),
      this.settings.brand.timeZone,
    );
  }

  /** In the order of the notes. Two queries. */
  async presentRecords(notes: readonly ArtistNoteEntity[]): Promise<ArtistNoteRecord[]> {
    const views = await this.presentViews(notes);
    const readers = await this.collectorsService.findByIds(
      notes.flatMap(({ collectorId }) => collectorId ?? []),
    );
    const readerOf = new Map(readers.map((reader) => [reader.id, presentNoteCollector(reader)]));
    return notes.flatMap(({ version, level, collectorId, mediaId, pictureAlt, editedAt }, index) => {
      const view = views[index];
      const collector = collectorId === null ? null : (readerOf.get(collectorId) ?? null);
      const edited = editedAt?.toISOString() ?? null;
      const more = { version, level, collector, mediaId, pictureAlt, editedAt: edited };
      return view ? [Object.assign(view, more)] : [];
    });
  }

  /** What a collector reads, newest first. Two queries. */
  async listForCollector(viewer: Viewer): Promise<ArtistNoteView[]> {
    return this.presentViews(await this.artistNotesStore.listForViewer(viewer));
  }

  /** In the order of the notes. One query. */
  private async presentViews(notes: readonly ArtistNoteEntity[]): Promise<ArtistNoteView[]> {
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

  private keysetList({ q }: ArtistNoteListQuery): KeysetList<ArtistNoteEntity> {
    return {
      read: (cursor, limit) => this.artistNotesStore.page(q, decodeTimeCursor(cursor), limit),
      count: () => this.artistNotesStore.count(q),
      cursorOf: ({ createdAt, id }) => [createdAt, id],
    };
  }
}

const presentNoteCollector = ({ id, firstName, lastName, email }: CollectorAccount) => ({
  id,
  firstName,
  lastName,
  email,
});
