import { Injectable } from '@nestjs/common';
import { AppError, Clock, Database, isAscii } from '../../platform';
import type { AvailableNumbers } from '../artworks/dto/artwork.dto';
import { ArtworkEntity } from '../entities/artwork.entity';
import { EditionEntity } from '../entities/edition.entity';
import { PrintEntity } from '../entities/print.entity';
import { AVAILABLE_SQL, currentPrintState } from '../prints/print-state';

/** Prints of an edition that someone can still buy. */
export interface EditionAvailability {
  available: number;
  /** When the unpaid checkouts and carts that hold the others end, one entry for each print. */
  holdsUntil: Date[];
}

/** What is left of editions, including what unpaid checkouts and carts hold. */
@Injectable()
export class EditionAvailabilityQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * One query.
   * @param maxHoldMs holds that end later are left out
   */
  async find(
    editionIds: readonly string[],
    maxHoldMs: number,
  ): Promise<(editionId: string) => EditionAvailability> {
    const now = this.clock.now();
    const prints = await this.database.manager
      .createQueryBuilder(PrintEntity, 'print')
      .select([
        'print.editionId',
        'print.editionNumber',
        'print.state',
        'print.heldUntil',
        'print.orderId',
        'print.collectorId',
        'print.galleryHoldFor',
        'print.reservedUntil',
      ])
      .where('print.editionId IN (:...editionIds)', { editionIds })
      .andWhere(
        `(${AVAILABLE_SQL} OR (print.state = 'held' AND print.orderId IS NOT NULL AND print.heldUntil <= :latest)
          OR (print.state = 'held' AND print.orderId IS NULL AND print.collectorId IS NULL AND print.galleryHoldFor IS NULL))`,
        { now, latest: new Date(now.getTime() + maxHoldMs) },
      )
      .getMany();
    return (editionId) => {
      const ofEdition = prints.filter((print) => print.editionId === editionId);
      const held = ofEdition.filter((print) => currentPrintState(print, now) === 'held');
      return {
        available: ofEdition.length - held.length,
        holdsUntil: held.flatMap(({ heldUntil, reservedUntil }) => heldUntil ?? reservedUntil ?? []),
      };
    };
  }

  /**
   * The available numbers of an edition that the public can buy, ascending. One query.
   * @throws AppError `edition_not_found` for an edition that the public does not see
   */
  async findNumbers(editionId: string): Promise<AvailableNumbers> {
    const rows = await this.database.manager
      .createQueryBuilder(EditionEntity, 'edition')
      .innerJoin(ArtworkEntity, 'artwork', "artwork.id = edition.artworkId AND artwork.liveStatus = 'live'")
      .leftJoin(
        PrintEntity,
        'print',
        `print.editionId = edition.id AND artwork.availability = 'available' AND ${AVAILABLE_SQL}`,
        { now: this.clock.now() },
      )
      .where({ id: isAscii(editionId) ? editionId : '', enabled: true })
      .orderBy('print.editionNumber')
      .select('edition.total', 'total')
      .addSelect('print.editionNumber', 'editionNumber')
      .getRawMany<{ total: number; editionNumber: number | null }>();
    const [edition] = rows;
    if (!edition) throw new AppError('edition_not_found');
    const numbers = rows.flatMap(({ editionNumber }) => editionNumber ?? []);
    return { editionId, total: edition.total, numbers };
  }
}
