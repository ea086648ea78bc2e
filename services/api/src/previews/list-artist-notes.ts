import { Injectable } from '@nestjs/common';
import { Collectors, type KnownCollector } from '../identity';
import {
  csvFile,
  cursorAfter,
  DEFAULT_ROWS,
  inBatches,
  momentIn,
  readCursor,
  type CsvValue,
} from '../platform';
import type { ArtistNote } from './artist-note.entity';
import { ArtistNotes } from './artist-notes.service';
import { ArtistNotesStore } from './artist-notes.store';
import type { ArtistNoteList, ArtistNoteListQuery, ArtistNoteRecord } from './dto/artist-note.dto';

const COLUMNS = ['Title', 'To', 'E-mail', 'Level', 'Written (UTC)', 'Edited (UTC)', 'Text'];

/** Artist notes as the gallery's people read them: a page, or everything that matches as CSV. */
@Injectable()
export class ListArtistNotes {
  constructor(
    private readonly store: ArtistNotesStore,
    private readonly notes: ArtistNotes,
    private readonly collectors: Collectors,
  ) {}

  /** Newest first. Four queries a page. @throws AppError `validation_failed` for a cursor of elsewhere */
  async page({ cursor, limit = DEFAULT_ROWS, q }: ArtistNoteListQuery): Promise<ArtistNoteList> {
    const [found, total] = await Promise.all([
      // One more than asked for tells whether there is another page.
      this.store.page(q, cursor ? placeAt(cursor) : null, limit + 1),
      this.store.count(q),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: await this.records(shown),
      total,
      nextCursor: found.length > limit && last ? cursorAfter(last.createdAt.getTime(), last.id) : null,
    };
  }

  /** Everything that matches, newest first. */
  csv(query: ArtistNoteListQuery): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(query));
  }

  /** In the order of the notes. Two queries. */
  async records(notes: readonly ArtistNote[]): Promise<ArtistNoteRecord[]> {
    const views = await this.notes.views(notes);
    const readers = await this.collectors.findAll(notes.flatMap(({ collectorId }) => collectorId ?? []));
    const readerOf = new Map(readers.map((reader) => [reader.id, presentReader(reader)]));
    return notes.flatMap(({ version, level, collectorId, mediaId, pictureAlt, editedAt }, index) => {
      const view = views[index];
      const collector = collectorId === null ? null : (readerOf.get(collectorId) ?? null);
      const edited = editedAt?.toISOString() ?? null;
      const more = { version, level, collector, mediaId, pictureAlt, editedAt: edited };
      return view ? [Object.assign(view, more)] : [];
    });
  }

  private async *batches({ q }: ArtistNoteListQuery): AsyncGenerator<CsvValue[][]> {
    for await (const found of inBatches<ArtistNote>((last, limit) => this.store.page(q, last, limit)))
      yield (await this.records(found)).map(csvValues);
  }
}

function placeAt(cursor: string): { createdAt: Date; id: string } {
  const [createdAt = '', id = ''] = readCursor(cursor, 2);
  return { createdAt: momentIn(createdAt), id };
}

const presentReader = ({ id, firstName, lastName, email }: KnownCollector) => ({
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
