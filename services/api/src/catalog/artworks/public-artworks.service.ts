import { Injectable } from '@nestjs/common';
import { AppError, Settings } from '../../platform';
import type { ArtworkCard, ArtworkRecord } from './dto/artwork.dto';
import type { ArtworkEntity } from '../entities/artwork.entity';
import {
  applyAvailability,
  presentArtworkCard,
  presentArtworkRecord,
  type ArtworkDetails,
  type PriceVisibility,
} from './artwork.presenter';
import { CatalogStore } from '../catalog.store';
import { ArtworkDetailsService } from './artwork-details.service';

/** A work on show, with its times. */
export interface PublishedArtwork {
  record: ArtworkRecord;
  publishedAt: Date;
  updatedAt: Date;
}

/**
 * What visitors may see of the catalogue. Five queries, however many works there are: works, their pictures' places,
 * pictures, editions, counts.
 */
@Injectable()
export class PublicArtworksService {
  constructor(
    private readonly catalogStore: CatalogStore,
    private readonly artworkDetailsService: ArtworkDetailsService,
    private readonly settings: Settings,
  ) {}

  private get prices(): PriceVisibility {
    return { shown: this.settings.sales.mode === 'purchase' };
  }

  /** All works, newest first. */
  async listRecords(): Promise<ArtworkRecord[]> {
    const parts = await this.loadDetails(await this.catalogStore.listLive());
    return parts.map((each) => presentArtworkRecord(each, this.prices));
  }

  /** All works and when they came, newest first: for what announces them. */
  async listPublished(): Promise<PublishedArtwork[]> {
    const parts = await this.loadDetails(await this.catalogStore.listLive());
    return parts.map((each) => ({
      record: presentArtworkRecord(each, this.prices),
      publishedAt: each.artwork.createdAt,
      updatedAt: each.artwork.updatedAt,
    }));
  }

  /** All works as lists show them, newest first. */
  async listCards(): Promise<ArtworkCard[]> {
    const parts = await this.loadDetails(await this.catalogStore.listLive());
    return parts.map((each) => presentArtworkCard(each, this.prices));
  }

  /** Those of the works that visitors may see, as lists show them, in no particular order. */
  async findCards(artworkIds: readonly string[]): Promise<ArtworkCard[]> {
    if (artworkIds.length === 0) return [];
    const parts = await this.loadDetails(await this.catalogStore.findByIdsOrTitles({ ids: [...artworkIds] }));
    return parts.map((each) => presentArtworkCard(each, this.prices));
  }

  /**
   * The work with this slug, or with this former slug.
   * @throws AppError `artwork_not_found`
   */
  async record(slug: string): Promise<ArtworkRecord> {
    const artwork = await this.catalogStore.findLiveBySlug(slug);
    const [parts] = artwork ? await this.loadDetails([artwork]) : [];
    if (parts === undefined) throw new AppError('artwork_not_found');
    return presentArtworkRecord(parts, this.prices);
  }

  private async loadDetails(artworks: ArtworkEntity[]): Promise<ArtworkDetails[]> {
    return (await this.artworkDetailsService.load(artworks)).map(applyAvailability);
  }
}
