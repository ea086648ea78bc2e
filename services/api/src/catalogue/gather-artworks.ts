import { Injectable } from '@nestjs/common';
import { MediaService, type Picture } from '../media';
import { Clock } from '../platform';
import type { ArtworkImageEntity, ImageKind } from './artwork-image.entity';
import type { ArtworkEntity } from './artwork.entity';
import type { ArtworkParts } from './artwork.presenter';
import { CatalogueStore } from './catalogue.store';
import { groupBy } from './group';

/** Works with their pictures, editions and counts. Four queries, however many works there are. */
@Injectable()
export class GatherArtworks {
  constructor(
    private readonly store: CatalogueStore,
    private readonly media: MediaService,
    private readonly clock: Clock,
  ) {}

  /** The parts of these works, in their order. */
  async partsOf(artworks: readonly ArtworkEntity[]): Promise<ArtworkParts[]> {
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
