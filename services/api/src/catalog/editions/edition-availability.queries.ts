import { Injectable } from '@nestjs/common';
import { AppError, Clock, Database, isAscii } from '../../platform';
import type { AvailableNumbers } from '../artworks/dto/artwork.dto';
import { ArtworkEntity } from '../entities/artwork.entity';
import { EditionEntity } from '../entities/edition.entity';
import { PrintEntity } from '../entities/print.entity';
import { AVAILABLE_SQL, currentPrintState } from '../prints/print-state';
import { countByEditionQuery, type CountRow } from './edition-counts';

/** Prints of an edition that someone can still buy. */
export interface EditionAvailability {
  available: number;
  /** When the unpaid checkouts and carts that hold the others end, one entry for each print. */
  holdsUntil: Date[];
}

/** Editions of these sizes: of artworks by id or title, including hidden ones that the buyer may see. */
interface EditionSelection {
  ids: string[];
  titles: string[];
  sizes: string[];
  hiddenIds: string[];
}

/** An edition with its artwork and the counts of its prints. */
export interface EditionForSale
  extends
    Pick<
      EditionEntity,
      | 'size'
      | 'kind'
      | 'frameSize'
      | 'frameStyle'
      | 'customFrameStyle'
      | 'priceCents'
      | 'total'
      | 'shippingClass'
    >,
    Pick<ArtworkEntity, 'title' | 'slug' | 'series' | 'year' | 'medium' | 'liveStatus' | 'availability'>,
    CountRow {
  artworkId: string;
  /** The artwork's words for the frame `Custom`, when the edition has none. */
  artworkFrameStyle: string | null;
  /** The photograph itself, if there is one, rather than its views on a wall. */
  pictureId: string | null;
}

const EDITION_FOR_SALE = `edition.size AS size, edition.kind AS kind, edition.frameSize AS frameSize,
  edition.frameStyle AS frameStyle, edition.customFrameStyle AS customFrameStyle, edition.priceCents AS priceCents,
  edition.total AS total, edition.shippingClass AS shippingClass, artwork.id AS artworkId, artwork.title AS title,
  artwork.slug AS slug, artwork.series AS series, artwork.year AS year, artwork.medium AS medium,
  artwork.liveStatus AS liveStatus, artwork.availability AS availability, artwork.customFrameStyle AS artworkFrameStyle,
  (SELECT image.media_id FROM artwork_images image
   WHERE image.artwork_id = edition.artworkId ORDER BY image.kind <> 'artwork', image.position LIMIT 1) AS pictureId`;

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

  /** The offered editions of the selection, those of the oldest artwork first. One query. */
  findForSale({ ids, titles, sizes, hiddenIds }: EditionSelection): Promise<EditionForSale[]> {
    const prints = this.database.manager
      .createQueryBuilder(PrintEntity, 'print')
      .innerJoin(EditionEntity, 'edition', 'edition.id = print.editionId')
      .innerJoin(ArtworkEntity, 'artwork', 'artwork.id = edition.artworkId')
      .where('edition.enabled AND edition.size IN (:...sizes)', { sizes: ['', ...sizes.filter(isAscii)] })
      // An empty list is not valid SQL, and no id, title or size is empty.
      .andWhere('(artwork.id IN (:...ids) OR artwork.title IN (:...titles))', {
        ids: ['', ...ids],
        titles: ['', ...titles],
      })
      .andWhere("(artwork.liveStatus = 'live' OR artwork.id IN (:...hiddenIds))", {
        hiddenIds: ['', ...hiddenIds],
      });
    return countByEditionQuery(prints, this.clock.now())
      .addSelect(EDITION_FOR_SALE)
      .orderBy('artwork.id')
      .getRawMany<EditionForSale>();
  }
}
