import { groupBy, UNTITLED_ARTWORK } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock, Database, isAscii } from '../../platform';
import { ArtworkEntity } from '../entities/artwork.entity';
import { EditionEntity } from '../entities/edition.entity';
import { PrintEntity, PrintEventEntity, type PrintState } from '../entities/print.entity';
import type { PrintRow } from '../prints/print-ledger.service';
import {
  currentPrintState,
  isOnGalleryHold,
  numbersOf,
  RESERVATION_EXPIRED_SQL,
} from '../prints/print-state';
import { countByEdition, countByEditionQuery, type CountRow, type EditionCounts } from './edition-counts';

/** A print with its current state. */
export interface PrintWithHistory {
  print: PrintRow;
  /** As `PrintEntity.state`, but available once a reservation has run out. */
  state: PrintState;
  /** What happened to it, oldest first. */
  events: readonly Readonly<PrintEventEntity>[];
}

/** An edition with its counts. */
export interface EditionWithCounts {
  edition: Readonly<EditionEntity>;
  counts: EditionCounts;
}

/** The artwork that an edition is of. */
export type LedgerArtwork = Readonly<
  Pick<ArtworkEntity, 'id' | 'title' | 'series' | 'year' | 'slug' | 'artistProofs'>
>;

/** An edition with each of its prints. */
export interface EditionWithPrints {
  edition: Readonly<EditionEntity>;
  /** Null for an edition of an event photo. */
  artwork: LedgerArtwork | null;
  /** Every edition of the same artwork or event photo, including this one, in the order of its page. */
  siblings: readonly EditionWithCounts[];
  /** By number. */
  prints: readonly PrintWithHistory[];
}

/** An edition on sale with the counts of its prints, one row of the public ledger. */
export type LedgerRow = CountRow &
  Pick<ArtworkEntity, 'title' | 'slug' | 'series' | 'year'> &
  Pick<EditionEntity, 'size' | 'total'> & { artworkId: string; reserved: string };

/** The ledger: of one edition for staff, of all editions on show for everyone. */
@Injectable()
export class EditionLedgerQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The edition with each print and its history; null for an unknown id. Six queries, however many prints there are. */
  async find(editionId: string): Promise<EditionWithPrints | null> {
    const { manager } = this.database;
    if (!isAscii(editionId)) return null;
    const edition = await manager.findOneBy(EditionEntity, { id: editionId });
    if (!edition) return null;
    const now = this.clock.now();
    const [artwork, siblings, prints, events] = await Promise.all([
      edition.artworkId === null ? null : manager.findOneBy(ArtworkEntity, { id: edition.artworkId }),
      this.siblings(edition, now),
      manager.find(PrintEntity, { where: { editionId }, order: { editionNumber: 'ASC' } }),
      manager.find(PrintEventEntity, { where: { editionId }, order: { createdAt: 'ASC', id: 'ASC' } }),
    ]);
    return {
      edition,
      artwork: artwork && Object.assign(artwork, { title: artwork.title.trim() || UNTITLED_ARTWORK }),
      siblings,
      prints: prints.map((print) => ({
        print,
        state: currentPrintState(print, now),
        events: events.filter(({ editionNumber }) => editionNumber === print.editionNumber),
      })),
    };
  }

  /**
   * The numbers that the gallery can hand to someone, by edition, ascending: available ones, and those on its own hold.
   */
  async findNumbersInHand(
    editionIds: readonly string[],
  ): Promise<ReadonlyMap<string, { available: number[]; onHold: number[] }>> {
    const prints = await this.database.manager.find(PrintEntity, {
      where: { editionId: In([...editionIds]) },
      order: { editionNumber: 'ASC' },
    });
    const now = this.clock.now();
    const isAvailable = (print: PrintEntity) => currentPrintState(print, now) === 'available';
    return new Map(
      [...groupBy(prints, ({ editionId }) => editionId)].map(([editionId, own]) => [
        editionId,
        {
          available: numbersOf(own.filter(isAvailable)),
          onHold: numbersOf(own.filter((print) => !isAvailable(print) && isOnGalleryHold(print))),
        },
      ]),
    );
  }

  /** The offered editions of all public artworks, by title; `held` includes `reserved`. */
  listPublic(): Promise<LedgerRow[]> {
    return countByEditionQuery(
      this.database.manager
        .createQueryBuilder(PrintEntity, 'print')
        .innerJoin(EditionEntity, 'edition', 'edition.id = print.editionId')
        .innerJoin(ArtworkEntity, 'artwork', 'artwork.id = edition.artworkId')
        .where("artwork.liveStatus = 'live' AND edition.enabled"),
      this.clock.now(),
    )
      .addSelect(
        `SUM(print.state = 'held' AND print.orderId IS NULL AND NOT ${RESERVATION_EXPIRED_SQL})`,
        'reserved',
      )
      .addSelect('edition.size', 'size')
      .addSelect('edition.total', 'total')
      .addSelect('artwork.id', 'artworkId')
      .addSelect('artwork.title', 'title')
      .addSelect('artwork.slug', 'slug')
      .addSelect('artwork.series', 'series')
      .addSelect('artwork.year', 'year')
      .orderBy('artwork.title')
      .addOrderBy('artwork.id')
      .addOrderBy('edition.position')
      .getRawMany<LedgerRow>();
  }

  /** When the last print of each artwork was sold, in any of its offered editions. */
  async findLastSales(artworkIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    if (artworkIds.length === 0) return new Map();
    const rows = await this.database.manager
      .createQueryBuilder(PrintEventEntity, 'event')
      .innerJoin(EditionEntity, 'edition', 'edition.id = event.editionId')
      .where("edition.artworkId IN (:...artworkIds) AND edition.enabled AND event.kind = 'sold'", {
        artworkIds,
      })
      .groupBy('edition.artworkId')
      .select('edition.artworkId', 'artworkId')
      .addSelect('MAX(event.createdAt)', 'soldAt')
      .getRawMany<{ artworkId: string; soldAt: Date }>();
    return new Map(rows.map(({ artworkId, soldAt }) => [artworkId, soldAt]));
  }

  private async siblings({ artworkId, photoId }: EditionEntity, now: Date): Promise<EditionWithCounts[]> {
    const [column, ownerId] =
      artworkId === null ? (['photoId', photoId] as const) : (['artworkId', artworkId] as const);
    if (ownerId === null) return [];
    const { manager } = this.database;
    const [editions, countsOf] = await Promise.all([
      manager.find(EditionEntity, {
        where: { [column]: ownerId },
        order: { position: 'ASC', priceCents: 'ASC' },
      }),
      countByEdition(
        manager
          .createQueryBuilder(PrintEntity, 'print')
          .innerJoin(EditionEntity, 'edition', 'edition.id = print.editionId')
          .where(`edition.${column} = :ownerId`, { ownerId }),
        now,
      ),
    ]);
    return editions.map((edition) => ({ edition, counts: countsOf(edition.id) }));
  }
}
