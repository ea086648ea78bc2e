import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { attentionPart, type AttentionPart, Database, ENDS_SOON_MS } from '../../platform';
import { ArtworkEntity } from '../entities/artwork.entity';
import { EditionEntity } from '../entities/edition.entity';
import { PrintEntity, PrintEventEntity } from '../entities/print.entity';

/** A reserved print, whether or not the reservation has expired. */
export interface ReservedPrint {
  artworkId: string;
  editionId: string;
  size: string;
  editionNumber: number;
  /** The collector's order that holds the print now. */
  orderId: string | null;
  reservedUntil: Date;
}

/** The same, with whom it is reserved for. */
export type CollectorReservedPrint = ReservedPrint & { collectorId: string };

/**
 * Every query that finds prints by their reservation. None of them locks: reservations write the indexes that these
 * queries use, and rows are locked by primary key alone (docs/adr/0021).
 */
@Injectable()
export class ReservationsStore {
  constructor(private readonly database: Database) {}

  /** The collector's reserved prints, expired or not, by edition and edition number. */
  async listByCollector(collectorId: string): Promise<ReservedPrint[]> {
    return this.database.manager
      .createQueryBuilder(PrintEntity, 'print')
      .innerJoin(EditionEntity, 'edition', 'edition.id = print.editionId')
      .where('print.collectorId = :collectorId', { collectorId })
      .orderBy('print.editionId')
      .addOrderBy('print.editionNumber')
      .select('edition.artworkId', 'artworkId')
      .addSelect('print.editionId', 'editionId')
      .addSelect('edition.size', 'size')
      .addSelect('print.editionNumber', 'editionNumber')
      .addSelect('print.orderId', 'orderId')
      .addSelect('print.reservedUntil', 'reservedUntil')
      .getRawMany<ReservedPrint>();
  }

  /** The active reservations of these artworks, by edition and edition number. */
  async listActiveByArtworks(artworkIds: readonly string[], now: Date): Promise<CollectorReservedPrint[]> {
    return this.database.manager
      .createQueryBuilder(PrintEntity, 'print')
      .innerJoin(EditionEntity, 'edition', 'edition.id = print.editionId')
      .where({ reservedUntil: MoreThan(now) })
      .andWhere('print.collectorId IS NOT NULL AND edition.artworkId IN (:...artworkIds)', { artworkIds })
      .orderBy('print.editionId')
      .addOrderBy('print.editionNumber')
      .select('edition.artworkId', 'artworkId')
      .addSelect('print.collectorId', 'collectorId')
      .addSelect('print.editionId', 'editionId')
      .addSelect('edition.size', 'size')
      .addSelect('print.editionNumber', 'editionNumber')
      .addSelect('print.orderId', 'orderId')
      .addSelect('print.reservedUntil', 'reservedUntil')
      .getRawMany<CollectorReservedPrint>();
  }

  /** Reservations and gallery holds that end soon, soonest first. */
  attention(now: Date): AttentionPart {
    return attentionPart(
      'expiring_holds',
      this.database.manager
        .createQueryBuilder(PrintEntity, 'print')
        .innerJoin(EditionEntity, 'edition', 'edition.id = print.editionId')
        .innerJoin(ArtworkEntity, 'artwork', 'artwork.id = edition.artworkId')
        .where("print.state = 'held' AND print.orderId IS NULL")
        .andWhere('(print.collectorId IS NOT NULL OR print.galleryHoldFor IS NOT NULL)')
        .andWhere('print.reservedUntil > :now AND print.reservedUntil <= :soon', {
          now,
          soon: new Date(now.getTime() + ENDS_SOON_MS),
        }),
      {
        id: 'edition.id',
        title: 'artwork.title',
        size: 'edition.size',
        detail: "CONCAT_WS(' ', print.editionNumber, 'of', edition.total)",
        at: 'print.reservedUntil',
        relatedId: 'print.editionNumber',
      },
      { 'print.reservedUntil': 'ASC', 'print.editionId': 'ASC', 'print.editionNumber': 'ASC' },
    );
  }

  /** The collector's reservations that ended without a purchase after this time. */
  async listEndedSince(collectorId: string, since: Date): Promise<{ artworkId: string; at: Date }[]> {
    return this.database.manager
      .createQueryBuilder(PrintEventEntity, 'event')
      .innerJoin(EditionEntity, 'edition', 'edition.id = event.editionId')
      .where("event.collectorId = :collectorId AND event.kind = 'reservation-ended'", { collectorId })
      .andWhere('event.createdAt > :since', { since })
      .select('edition.artworkId', 'artworkId')
      .addSelect('event.createdAt', 'at')
      .getRawMany<{ artworkId: string; at: Date }>();
  }

  /** Expired reservations that are not recorded as ended yet. */
  async listExpired(now: Date, limit: number): Promise<PrintEntity[]> {
    return this.database.manager
      .createQueryBuilder(PrintEntity, 'overdue')
      .where('overdue.reservedUntil <= :now AND overdue.orderId IS NULL', { now })
      .orderBy('overdue.reservedUntil')
      .limit(limit)
      .getMany();
  }

  async markReserved(print: PrintEntity, collectorId: string, until: Date): Promise<void> {
    const { editionId, editionNumber } = print;
    await this.database.manager.update(
      PrintEntity,
      { editionId, editionNumber },
      {
        state: 'held',
        heldUntil: null,
        orderId: null,
        orderLineId: null,
        collectorId,
        galleryHoldFor: null,
        reservedUntil: until,
        version: () => 'version + 1',
      },
    );
  }

  /** The whole history of the collector's reservations, oldest first. */
  async listHistory(collectorId: string): Promise<PrintEventEntity[]> {
    return this.database.manager.find(PrintEventEntity, {
      where: { collectorId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** The history stays, without the collector. */
  async anonymize(collectorId: string): Promise<void> {
    await this.database.manager.update(PrintEventEntity, { collectorId }, { collectorId: null });
  }
}
