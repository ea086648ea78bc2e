import { levelsFrom } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Catalogue, Reservations, type KnownArtwork } from '../catalogue';
import { Collectors, type KnownCollector } from '../identity';
import {
  AppError,
  Clock,
  csvFile,
  cursorAfter,
  DEFAULT_ROWS,
  inBatches,
  momentIn,
  readCursor,
  type CsvValue,
} from '../platform';
import type { PreviewList, PreviewListQuery, PreviewRow } from './dto/preview-list.dto';
import type { PrivatePreviewRecord } from './dto/private-preview.dto';
import { PresaleRequestsStore } from './presale-requests.store';
import { presentRecord } from './private-preview.presenter';
import { previewState } from './preview-state';
import { PrivatePreviewsStore, type WholePreview } from './private-previews.store';

const COLUMNS = ['Works', 'Level', 'Collectors', 'State', 'Opens (UTC)', 'Ends (UTC)'];

/** Private previews as the gallery's people read them. */
@Injectable()
export class ReadPreviews {
  constructor(
    private readonly store: PrivatePreviewsStore,
    private readonly presale: PresaleRequestsStore,
    private readonly catalogue: Catalogue,
    private readonly reservations: Reservations,
    private readonly collectors: Collectors,
    private readonly clock: Clock,
  ) {}

  /** Newest first. Six queries a page, however long it is. @throws AppError `validation_failed` for a cursor of elsewhere */
  async page({ cursor, limit = DEFAULT_ROWS, ...filter }: PreviewListQuery): Promise<PreviewList> {
    const now = this.clock.now();
    const [found, total] = await Promise.all([
      // One more than asked for tells whether there is another page.
      this.store.page(filter, cursor ? placeAt(cursor) : null, { limit: limit + 1, now }),
      this.store.count(filter, now),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1)?.preview;
    return {
      items: await this.rows(shown, now),
      total,
      nextCursor: found.length > limit && last ? cursorAfter(last.createdAt.getTime(), last.id) : null,
    };
  }

  /** One preview with what collectors made of it. @throws AppError `not_found` */
  async one(id: string): Promise<PrivatePreviewRecord> {
    const whole = await this.store.find(id);
    if (!whole) throw new AppError('not_found');
    const { preview, works, guests } = whole;
    const artworkIds = works.map(({ artworkId }) => artworkId);
    const [reservations, requests] = await Promise.all([
      this.reservations.runningOf(artworkIds),
      this.presale.ofWorks(artworkIds),
    ]);
    const guestIds = guests.map(({ collectorId }) => collectorId);
    const others = [...reservations, ...requests].map(({ collectorId }) => collectorId);
    const known = await this.collectors.findAll([...guestIds, ...others]);
    const reach =
      preview.level === null ? guestIds.length : await this.collectors.countOf(levelsFrom(preview.level));
    const artworks = await this.catalogue.findAll(artworkIds);
    const now = this.clock.now();
    return presentRecord(whole, { artworks, collectors: known, reach, reservations, requests, now });
  }

  /** Everything that matches, newest first. */
  csv(query: PreviewListQuery): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(query));
  }

  /** What people call these previews: the titles of their works. Two queries. */
  async namesOf(ids: string[]): Promise<[id: string, name: string][]> {
    const works = await this.store.worksOf(ids);
    const artworks = await this.catalogue.findAll(works.map(({ artworkId }) => artworkId));
    const titleOf = new Map(artworks.map(({ id, title }) => [id, title]));
    return ids.flatMap((id): [string, string][] => {
      const titles = works.flatMap((work) =>
        work.previewId === id ? (titleOf.get(work.artworkId) ?? []) : [],
      );
      return titles.length === 0 ? [] : [[id, titles.join(', ')]];
    });
  }

  private async *batches({ q, state }: PreviewListQuery): AsyncGenerator<CsvValue[][]> {
    const now = this.clock.now();
    for await (const found of inBatches<WholePreview>((last, limit) =>
      this.store.page({ q, state }, last?.preview ?? null, { limit, now }),
    ))
      yield (await this.rows(found, now)).map(csvValues);
  }

  private async rows(previews: readonly WholePreview[], now: Date): Promise<PreviewRow[]> {
    const artworks = await this.catalogue.findAll(
      previews.flatMap(({ works }) => works.map(({ artworkId }) => artworkId)),
    );
    const collectors = await this.collectors.findAll(
      previews.flatMap(({ guests }) => guests.map(({ collectorId }) => collectorId)),
    );
    return previews.map((whole) => presentRow(whole, { artworks, collectors, now }));
  }
}

function placeAt(cursor: string): { createdAt: Date; id: string } {
  const [createdAt = '', id = ''] = readCursor(cursor, 2);
  return { createdAt: momentIn(createdAt), id };
}

function presentRow(
  { preview, works, guests }: WholePreview,
  {
    artworks,
    collectors,
    now,
  }: { artworks: readonly KnownArtwork[]; collectors: readonly KnownCollector[]; now: Date },
): PreviewRow {
  const titles = new Map(artworks.map(({ id, title }) => [id, title]));
  const names = new Map(
    collectors.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]),
  );
  return {
    id: preview.id,
    titles: works.flatMap(({ artworkId }) => titles.get(artworkId) ?? []),
    level: preview.level,
    collectors: guests.flatMap(({ collectorId }) => names.get(collectorId) ?? []),
    state: previewState(preview, now),
    opensAt: preview.opensAt.toISOString(),
    expiresAt: preview.expiresAt.toISOString(),
  };
}

const csvValues = ({ titles, level, collectors, state, opensAt, expiresAt }: PreviewRow): CsvValue[] => [
  titles.join(', '),
  level,
  collectors.join(', '),
  state,
  opensAt,
  expiresAt,
];
