import { Injectable } from '@nestjs/common';
import { AppError, Settings } from '../platform';
import type { ArtworkCard, ArtworkRecord } from './artwork.dto';
import type { ArtworkEntity } from './artwork.entity';
import { asOnSale, presentCard, presentRecord, type ArtworkParts, type Prices } from './artwork.presenter';
import { CatalogueStore } from './catalogue.store';
import { GatherArtworks } from './gather-artworks';

/** A work on show, with its times. */
export interface Publication {
  record: ArtworkRecord;
  publishedAt: Date;
  updatedAt: Date;
}

/**
 * What visitors may see of the catalogue. Five queries, however many works there are: works, their pictures' places,
 * pictures, editions, counts.
 */
@Injectable()
export class Inventory {
  constructor(
    private readonly store: CatalogueStore,
    private readonly works: GatherArtworks,
    private readonly settings: Settings,
  ) {}

  private get prices(): Prices {
    return { shown: this.settings.sales.mode === 'purchase' };
  }

  /** All works, newest first. */
  async records(): Promise<ArtworkRecord[]> {
    const parts = await this.partsOf(await this.store.live());
    return parts.map((each) => presentRecord(each, this.prices));
  }

  /** All works and when they came, newest first: for what announces them. */
  async publications(): Promise<Publication[]> {
    const parts = await this.partsOf(await this.store.live());
    return parts.map((each) => ({
      record: presentRecord(each, this.prices),
      publishedAt: each.artwork.createdAt,
      updatedAt: each.artwork.updatedAt,
    }));
  }

  /** All works as lists show them, newest first. */
  async cards(): Promise<ArtworkCard[]> {
    const parts = await this.partsOf(await this.store.live());
    return parts.map((each) => presentCard(each, this.prices));
  }

  /** Those of the works that visitors may see, as lists show them, in no particular order. */
  async cardsOf(artworkIds: readonly string[]): Promise<ArtworkCard[]> {
    if (artworkIds.length === 0) return [];
    const parts = await this.partsOf(await this.store.named({ ids: [...artworkIds] }));
    return parts.map((each) => presentCard(each, this.prices));
  }

  /**
   * The work with this slug, or with this former slug.
   * @throws AppError `artwork_not_found`
   */
  async record(slug: string): Promise<ArtworkRecord> {
    const artwork = await this.store.liveBySlug(slug);
    const [parts] = artwork ? await this.partsOf([artwork]) : [];
    if (parts === undefined) throw new AppError('artwork_not_found');
    return presentRecord(parts, this.prices);
  }

  private async partsOf(artworks: ArtworkEntity[]): Promise<ArtworkParts[]> {
    return (await this.works.partsOf(artworks)).map(asOnSale);
  }
}
