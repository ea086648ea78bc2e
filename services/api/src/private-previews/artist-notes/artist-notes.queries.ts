import { Injectable } from '@nestjs/common';
import { CollectorsService, type CollectorAccount } from '../../identity';
import { MediaService, type Picture } from '../../media';
import {
  csvFile,
  encodeCursor,
  decodeCursor,
  DEFAULT_PAGE_SIZE,
  inBatches,
  parseCursorTime,
  type CsvValue,
} from '../../platform';
import type { Viewer } from '../audience';
import type { ArtistNoteEntity } from '../entities/artist-note.entity';
import { ArtistNotesStore } from './artist-notes.store';
import type {
  ArtistNoteList,
  ArtistNoteListQuery,
  ArtistNoteRecord,
  ArtistNoteView,
} from './dto/artist-note.dto';

const COLUMNS = ['Title', 'To', 'E-mail', 'Level', 'Written (UTC)', 'Edited (UTC)', 'Text'];

/** Reads artist notes: for collectors, and for staff as pages and CSV. */
@Injectable()
export class ArtistNoteQueries {
  constructor(
    private readonly artistNotesStore: ArtistNotesStore,
    private readonly mediaService: MediaService,
    private readonly collectorsService: CollectorsService,
  ) {}

  /** Newest first. Four queries a page. @throws AppError `validation_failed` for an invalid cursor */
  async page({ cursor, limit = DEFAULT_PAGE_SIZE, q }: ArtistNoteListQuery): Promise<ArtistNoteList> {
    const [found, total] = await Promise.all([
      // One row more than the limit tells whether there is another page.
      this.artistNotesStore.page(q, cursor ? parseCursor(cursor) : null, limit + 1),
      this.artistNotesStore.count(q),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: await this.presentRecords(shown),
      total,
      nextCursor: found.length > limit && last ? encodeCursor(last.createdAt.getTime(), last.id) : null,
    };
  }

  /** Everything that matches, newest first. */
  csv(query: ArtistNoteListQuery): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(query));
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

  private async *batches({ q }: ArtistNoteListQuery): AsyncGenerator<CsvValue[][]> {
    for await (const found of inBatches<ArtistNoteEntity>((last, limit) =>
      this.artistNotesStore.page(q, last, limit),
    ))
      yield (await this.presentRecords(found)).map(csvValues);
  }
}

function parseCursor(cursor: string): { createdAt: Date; id: string } {
  const [createdAt = '', id = ''] = decodeCursor(cursor, 2);
  return { createdAt: parseCursorTime(createdAt), id };
}

const presentNoteCollector = ({ id, firstName, lastName, email }: CollectorAccount) => ({
  id,
  firstName,
  lastName,
  email,
});

const csvValues = ({ title, collector, level, createdAt, editedAt, text }: ArtistNoteRecord): CsvValue[] => [
  title,
  collector && `${collector.firstName} ${collector.lastName}`.trim(),
  collector && collector.email,
  level,
  createdAt,
  editedAt,
  text,
];
