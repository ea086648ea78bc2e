import { levelsFrom } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import {
  CatalogService,
  ReservationsService,
  type ArtworkSummary,
  type CollectorReservedPrint,
} from '../../catalog';
import { CollectorsService, type CollectorAccount } from '../../identity';
import {
  AppError,
  Clock,
  decodeTimeCursor,
  listCsv,
  listPage,
  Settings,
  type CsvColumns,
  type KeysetList,
} from '../../platform';
import {
  PresaleNotificationsStore,
  type PresaleNotificationEntity,
} from '../presale-notifications/presale-notifications.store';
import type {
  PrivatePreviewList,
  PrivatePreviewListQuery,
  PrivatePreviewRecord,
  PrivatePreviewRow,
  PreviewCollector,
} from './dto/private-preview.dto';
import { privatePreviewState } from './private-preview-draft';
import { PrivatePreviewsStore, type PrivatePreviewDetails } from './private-previews.store';

/** What a preview's record needs in addition to the preview. */
interface PrivatePreviewContext {
  artworks: readonly ArtworkSummary[];
  /** Every collector who is named. */
  collectors: readonly CollectorAccount[];
  reach: number;
  reservations: readonly CollectorReservedPrint[];
  requests: readonly PresaleNotificationEntity[];
  now: Date;
}

/** A preview, for staff. */
function presentPrivatePreview(
  { preview, works, guests }: PrivatePreviewDetails,
  { artworks, collectors, reach, reservations, requests, now }: PrivatePreviewContext,
): PrivatePreviewRecord {
  const person = (id: string): PreviewCollector[] =>
    collectors.filter((collector) => collector.id === id).map(presentCollector);
  const work = (id: string): ArtworkSummary[] => artworks.filter((artwork) => artwork.id === id);
  const titleOf = (id: string): string => work(id)[0]?.title ?? '';
  return {
    id: preview.id,
    version: preview.version,
    works: works.flatMap(({ artworkId }) =>
      work(artworkId).map(({ title, slug, isLive }) => ({ artworkId, title, slug, isLive })),
    ),
    level: preview.level,
    collectors: guests.flatMap(({ collectorId }) => person(collectorId)),
    reach,
    note: preview.note,
    isAnnounced: preview.isAnnounced,
    state: privatePreviewState(preview, now),
    opensAt: preview.opensAt.toISOString(),
    expiresAt: preview.expiresAt.toISOString(),
    createdAt: preview.createdAt.toISOString(),
    reservations: reservations.flatMap(
      ({ collectorId, artworkId, editionId, size, editionNumber, reservedUntil }) =>
        person(collectorId).map((collector) => ({
          collector,
          artworkId,
          title: titleOf(artworkId),
          editionId,
          size,
          editionNumber,
          until: reservedUntil.toISOString(),
        })),
    ),
    presaleRequests: requests.flatMap(({ collectorId, artworkId, createdAt, sentAt }) =>
      person(collectorId).map((collector) => ({
        collector,
        artworkId,
        title: titleOf(artworkId),
        askedAt: createdAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      })),
    ),
  };
}

const presentCollector = ({ id, firstName, lastName, email }: CollectorAccount): PreviewCollector => ({
  id,
  firstName,
  lastName,
  email,
});

const COLUMNS: CsvColumns<PrivatePreviewRow> = [
  ['Works', ({ titles }) => titles.join(', ')],
  ['Level', ({ level }) => level],
  ['Collectors', ({ collectors }) => collectors.join(', ')],
  ['State', ({ state }) => state],
  ['Opens', ({ opensAt }) => opensAt, 'time'],
  ['Ends', ({ expiresAt }) => expiresAt, 'time'],
];

/** Private previews, for staff. */
@Injectable()
export class PrivatePreviewQueries {
  constructor(
    private readonly privatePreviewsStore: PrivatePreviewsStore,
    private readonly presaleNotificationsStore: PresaleNotificationsStore,
    private readonly catalogService: CatalogService,
    private readonly reservationsService: ReservationsService,
    private readonly collectorsService: CollectorsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Newest first. Six queries per page, however long it is.
   * @throws AppError `validation_failed` for an invalid cursor
   */
  page(query: PrivatePreviewListQuery): Promise<PrivatePreviewList> {
    const now = this.clock.now();
    return listPage(this.keysetList(query, now), query, (previews) => this.rows(previews, now));
  }

  /** One preview with the reservations and requests of its collectors. @throws AppError `not_found` */
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
    const now = this.clock.now();
    return listCsv(
      COLUMNS,
      this.keysetList(query, now),
      (previews) => this.rows(previews, now),
      this.settings.brand.timeZone,
    );
  }

  private keysetList(filter: PrivatePreviewListQuery, now: Date): KeysetList<PrivatePreviewDetails> {
    return {
      read: (cursor, limit) =>
        this.privatePreviewsStore.page(filter, decodeTimeCursor(cursor), { limit, now }),
      count: () => this.privatePreviewsStore.count(filter, now),
      cursorOf: ({ preview }) => [preview.createdAt, preview.id],
    };
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
