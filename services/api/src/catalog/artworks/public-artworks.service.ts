import { Injectable } from '@nestjs/common';
import { AppError, Settings } from '../../platform';
import type { ArtworkCard, ArtworkRecord, PublicLedgerEntry } from './dto/artwork.dto';
import type { ArtworkEntity } from '../entities/artwork.entity';
import {
  applyAvailability,
  presentArtworkCard,
  presentArtworkRecord,
  presentPublicLedger,
  type ArtworkDetails,
  type PriceVisibility,
} from './artwork.presenter';
import { CatalogStore } from '../catalog.store';
import { EditionLedgerQueries } from '../editions/edition-ledger.queries';
import { ArtworkDetailsService } from './artwork-details.service';

/** A public artwork with its dates. */
export interface PublishedArtwork {
  record: ArtworkRecord;
  publishedAt: Date;
  updatedAt: Date;
}

/**
 * The public catalog. Five queries, however many artworks there are: artworks, images, pictures, editions, counts.
 */
@Injectable()
export class PublicArtworksService {
  constructor(
    private readonly catalogStore: CatalogStore,
    private readonly artworkDetailsService: ArtworkDetailsService,
    private readonly editionLedgerQueries: EditionLedgerQueries,
    private readonly settings: Settings,
  ) {}

  private get prices(): PriceVisibility {
    return { shown: this.settings.sales.mode === 'purchase' };
  }

  /** All artworks, newest first. */
  async listRecords(): Promise<ArtworkRecord[]> {
    const details = await this.loadDetails(await this.catalogStore.listLive());
    return details.map((each) => presentArtworkRecord(each, this.prices));
  }

  /** All artworks with their dates, newest first: for feeds and sitemaps. */
  async listPublished(): Promise<PublishedArtwork[]> {
    const details = await this.loadDetails(await this.catalogStore.listLive());
    return details.map((each) => ({
      record: presentArtworkRecord(each, this.prices),
      publishedAt: each.artwork.createdAt,
      updatedAt: each.artwork.updatedAt,
    }));
  }

  /** All artworks as lists show them, newest first. */
  async listCards(): Promise<ArtworkCard[]> {
    const details = await this.loadDetails(await this.catalogStore.listLive());
    return details.map((each) => presentArtworkCard(each, this.prices));
  }

  /** How many prints of every artwork are sold and held, by title. One query. */
  async listLedger(): Promise<PublicLedgerEntry[]> {
    return presentPublicLedger(await this.editionLedgerQueries.listPublic());
  }

  /** Cards of those of the artworks that are public, in no particular order. */
  async findCards(artworkIds: readonly string[]): Promise<ArtworkCard[]> {
    if (artworkIds.length === 0) return [];
    const details = await this.loadDetails(
      await this.catalogStore.findByIdsOrTitles({ ids: [...artworkIds] }),
    );
    return details.map((each) => presentArtworkCard(each, this.prices));
  }

  /**
   * The artwork with this slug, or with this former slug.
   * @throws AppError `artwork_not_found`
   */
  async record(slug: string): Promise<ArtworkRecord> {
    const artwork = await this.catalogStore.findLiveBySlug(slug);
    const [details] = artwork ? await this.loadDetails([artwork]) : [];
    if (details === undefined) throw new AppError('artwork_not_found');
    return presentArtworkRecord(details, this.prices);
  }

  private async loadDetails(artworks: ArtworkEntity[]): Promise<ArtworkDetails[]> {
    return (await this.artworkDetailsService.load(artworks)).map(applyAvailability);
  }
}
