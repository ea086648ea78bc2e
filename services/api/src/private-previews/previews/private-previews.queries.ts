import { levelsFrom } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { CatalogService, ReservationsService, type ArtworkSummary } from '../../catalog';
import { CollectorsService, type CollectorAccount } from '../../identity';
import {
  AppError,
  Clock,
  csvFile,
  encodeCursor,
  decodeCursor,
  DEFAULT_PAGE_SIZE,
  inBatches,
  parseCursorTime,
  type CsvValue,
} from '../../platform';
import { PresaleNotificationsStore } from '../presale-notifications/presale-notifications.store';
import type {
  PrivatePreviewList,
  PrivatePreviewListQuery,
  PrivatePreviewRecord,
  PrivatePreviewRow,
} from './dto/private-preview.dto';
import { privatePreviewState } from './private-preview-draft';
import { presentPrivatePreview } from './private-preview.presenter';
import { PrivatePreviewsStore, type PrivatePreviewDetails } from './private-previews.store';

const COLUMNS = ['Works', 'Level', 'Collectors', 'State', 'Opens (UTC)', 'Ends (UTC)'];

/** Private previews, for staff. */
@Injectable()
export class PrivatePreviewQueries {
  constructor(
    private readonly privatePreviewsStore: PrivatePreviewsStore,
    private readonly presaleNotificationsStore: PresaleNotificationsStore,
    private readonly catalogService: CatalogService,
    private readonly reservationsService: ReservationsService,
    private readonly collectorsService: CollectorsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Newest first. Six queries a page, however long it is.
   * @throws AppError `validation_failed` for an invalid cursor
   */
  async page({
    cursor,
    limit = DEFAULT_PAGE_SIZE,
    ...filter
  }: PrivatePreviewListQuery): Promise<PrivatePreviewList> {
    const now = this.clock.now();
    const [found, total] = await Promise.all([
      // One row more than the limit tells whether there is another page.
      this.privatePreviewsStore.page(filter, cursor ? parseCursor(cursor) : null, { limit: limit + 1, now }),
      this.privatePreviewsStore.count(filter, now),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1)?.preview;
    return {
      items: await this.rows(shown, now),
      total,
      nextCursor: found.length > limit && last ? encodeCursor(last.createdAt.getTime(), last.id) : null,
    };
  }

  /** One preview with what collectors made of it. @throws AppError `not_found` */
  async find(id: string): Promise<PrivatePreviewRecord> {
    const details = await this.privatePreviewsStore.find(id);
    if (!details) throw new AppError('not_found');
    const { preview, works, guests } = details;
    const artworkIds = works.map(({ artworkId }) => artworkId);
    const [reservations, requests] = await Promise.all([
      this.reservationsService.listActiveByArtworks(artworkIds),
      this.presaleNotificationsStore.listByArtworks(artworkIds),
    ]);
    const guestIds = guests.map(({ collectorId }) => collectorId);
    const others = [...reservations, ...requests].map(({ collectorId }) => collectorId);
    const known = await this.collectorsService.findByIds([...guestIds, ...others]);
    const reach =
      preview.level === null
        ? guestIds.length
        : await this.collectorsService.countByLevel(levelsFrom(preview.level));
    const artworks = await this.catalogService.findAll(artworkIds);
    const now = this.clock.now();
    return presentPrivatePreview(details, {
      artworks,
      collectors: known,
      reach,
      reservations,
      requests,
      now,
    });
  }

  /** Everything that matches, newest first. */
  csv(query: PrivatePreviewListQuery): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(query));
  }

  /** Names for the audit log: the titles of the artworks. Two queries. */
  async findNames(ids: string[]): Promise<[id: string, name: string][]> {
    const works = await this.privatePreviewsStore.listArtworks(ids);
    const artworks = await this.catalogService.findAll(works.map(({ artworkId }) => artworkId));
    const titleOf = new Map(artworks.map(({ id, title }) => [id, title]));
    return ids.flatMap((id): [string, string][] => {
      const titles = works.flatMap((work) =>
        work.previewId === id ? (titleOf.get(work.artworkId) ?? []) : [],
      );
      return titles.length === 0 ? [] : [[id, titles.join(', ')]];
    });
  }

  private async *batches({ q, state }: PrivatePreviewListQuery): AsyncGenerator<CsvValue[][]> {
    const now = this.clock.now();
    for await (const found of inBatches<PrivatePreviewDetails>((last, limit) =>
      this.privatePreviewsStore.page({ q, state }, last?.preview ?? null, { limit, now }),
    ))
      yield (await this.rows(found, now)).map(csvValues);
  }

  private async rows(previews: readonly PrivatePreviewDetails[], now: Date): Promise<PrivatePreviewRow[]> {
    const artworks = await this.catalogService.findAll(
      previews.flatMap(({ works }) => works.map(({ artworkId }) => artworkId)),
    );
    const collectors = await this.collectorsService.findByIds(
      previews.flatMap(({ guests }) => guests.map(({ collectorId }) => collectorId)),
    );
    return previews.map((details) => presentPrivatePreviewRow(details, { artworks, collectors, now }));
  }
}

function parseCursor(cursor: string): { createdAt: Date; id: string } {
  const [createdAt = '', id = ''] = decodeCursor(cursor, 2);
  return { createdAt: parseCursorTime(createdAt), id };
}

function presentPrivatePreviewRow(
  { preview, works, guests }: PrivatePreviewDetails,
  {
    artworks,
    collectors,
    now,
  }: { artworks: readonly ArtworkSummary[]; collectors: readonly CollectorAccount[]; now: Date },
): PrivatePreviewRow {
  const titles = new Map(artworks.map(({ id, title }) => [id, title]));
  const names = new Map(
    collectors.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]),
  );
  return {
    id: preview.id,
    titles: works.flatMap(({ artworkId }) => titles.get(artworkId) ?? []),
    level: preview.level,
    collectors: guests.flatMap(({ collectorId }) => names.get(collectorId) ?? []),
    state: privatePreviewState(preview, now),
    opensAt: preview.opensAt.toISOString(),
    expiresAt: preview.expiresAt.toISOString(),
  };
}

const csvValues = ({
  titles,
  level,
  collectors,
  state,
  opensAt,
  expiresAt,
}: PrivatePreviewRow): CsvValue[] => [
  titles.join(', '),
  level,
  collectors.join(', '),
  state,
  opensAt,
  expiresAt,
];
