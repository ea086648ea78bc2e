import { Injectable } from '@nestjs/common';
import { MediaService, type Picture } from '../media';
import { AppError, Clock, Settings } from '../platform';
import type { ArtworkImageEntity, ImageKind } from './artwork-image.entity';
import type { ArtworkCard, ArtworkRecord } from './artwork.dto';
import type { ArtworkEntity } from './artwork.entity';
import { presentCard, presentRecord, type ArtworkParts, type Prices } from './artwork.presenter';
import { CatalogueStore } from './catalogue.store';
import { groupBy } from './group';

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
  private readonly prices: Prices;

  constructor(
    private readonly store: CatalogueStore,
    private readonly media: MediaService,
    private readonly clock: Clock,
    settings: Settings,
  ) {
    this.prices = { shown: settings.sales.mode === 'purchase' };
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
   * The work with this slug, or with this former slug (G29).
   * @throws AppError `artwork_not_found`
   */
  async record(slug: string): Promise<ArtworkRecord> {
    const artwork = await this.store.liveBySlug(slug);
    const [parts] = artwork ? await this.partsOf([artwork]) : [];
    if (parts === undefined) throw new AppError('artwork_not_found');
    return presentRecord(parts, this.prices);
  }

  private async partsOf(artworks: ArtworkEntity[]): Promise<ArtworkParts[]> {
    const ids = artworks.map((artwork) => artwork.id);
    if (ids.length === 0) return [];
    const [images, editions, countsOf] = await Promise.all([
      this.store.images(ids),
      this.store.editions(ids),
      this.store.counts(ids, this.clock.now()),
    ]);
    const placed = await this.placed(images);
    const imagesOf = groupBy(placed, ({ image }) => image.artworkId);
    const editionsOf = groupBy(editions, (edition) => edition.artworkId);
    return artworks.map((artwork) => ({
      artwork,
      catalogueImages: ofKind('catalogue', imagesOf.get(artwork.id)),
      artworkImages: ofKind('artwork', imagesOf.get(artwork.id)),
      editions: (editionsOf.get(artwork.id) ?? []).map((edition) => ({
        edition,
        counts: countsOf(edition.id),
      })),
    }));
  }

  private async placed(images: ArtworkImageEntity[]): Promise<PlacedPicture[]> {
    const pictures = await this.media.picturesInPlace(images);
    return images.flatMap((image, index) => {
      const picture = pictures[index];
      return picture ? [{ image, picture }] : [];
    });
  }
}

interface PlacedPicture {
  image: ArtworkImageEntity;
  picture: Picture;
}

const ofKind = (kind: ImageKind, placed: PlacedPicture[] = []): Picture[] =>
  placed.filter(({ image }) => image.kind === kind).map(({ picture }) => picture);
