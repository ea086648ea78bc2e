import { Injectable } from '@nestjs/common';
import { Database } from '../../platform';
import { ArtworkEntity } from '../entities/artwork.entity';
import { EditionEntity } from '../entities/edition.entity';
import { PrintEntity } from '../entities/print.entity';

/** An artwork or event photo whose prints changed. */
export interface ChangedArtwork {
  /** Of the artwork, or of the event photo. */
  artworkId: string;
  /** Whether the public sees it. */
  isLive: boolean;
}

/** Which artworks have changed prints, for pages that show them. */
@Injectable()
export class PrintChangesQueries {
  constructor(private readonly database: Database) {}

  /** The artworks and event photos of these editions. Only carts show event photos, no public list does. One query. */
  async findArtworks(editionIds: readonly string[]): Promise<ChangedArtwork[]> {
    const rows = await this.database.manager
      .createQueryBuilder(EditionEntity, 'edition')
      .leftJoin(ArtworkEntity, 'artwork', 'artwork.id = edition.artworkId')
      .where('edition.id IN (:...editionIds)', { editionIds })
      .select('COALESCE(artwork.id, edition.photoId)', 'artworkId')
      .addSelect('MAX(artwork.liveStatus)', 'liveStatus')
      .groupBy('COALESCE(artwork.id, edition.photoId)')
      .getRawMany<{ artworkId: string; liveStatus: string | null }>();
    return rows.map(({ artworkId, liveStatus }) => ({ artworkId, isLive: liveStatus === 'live' }));
  }

  /**
   * A number for each edition with prints that are held, sold or void. It changes whenever one of its prints does:
   * versions only rise, and a print that becomes available leaves the sum. One query over an index.
   */
  async sumVersions(): Promise<Map<string, number>> {
    const rows = await this.database.manager
      .createQueryBuilder(PrintEntity, 'print')
      .innerJoin(EditionEntity, 'edition', 'edition.id = print.editionId')
      .where("print.state <> 'available'")
      .groupBy('print.editionId')
      .select('print.editionId', 'editionId')
      .addSelect('SUM(print.version)', 'sum')
      .getRawMany<{ editionId: string; sum: string }>();
    return new Map(rows.map(({ editionId, sum }) => [editionId, Number(sum)]));
  }
}
