import { Injectable } from '@nestjs/common';
import { MediaService, type Picture } from '../../media';
import { Clock } from '../../platform';
import { CatalogStore } from '../catalog.store';
import { EditionLedgerQueries } from '../editions/edition-ledger.queries';
import type { ArtworkEntity, ArtworkImageEntity, ImageKind } from '../entities/artwork.entity';
import { groupBy } from '../group-by';
import type { ArtworkDetails } from './artwork.presenter';

/**
 * Artworks with their pictures, editions and counts. Four queries, however many artworks there are, and one more when some
 * are sold out.
 */
@Injectable()
export class ArtworkDetailsService {
  constructor(
    private readonly catalogStore: CatalogStore,
    private readonly editionLedgerQueries: EditionLedgerQueries,
    private readonly mediaService: MediaService,
    private readonly clock: Clock,
  ) {}

  /** In the order of the artworks. */
  async load(artworks: readonly ArtworkEntity[]): Promise<ArtworkDetails[]> {
    const ids = artworks.map((artwork) => artwork.id);
    if (ids.length === 0) return [];
    const [images, editions, countsOf] = await Promise.all([
      this.catalogStore.listImages(ids),
      this.catalogStore.listEditions(ids),
      this.catalogStore.countPrints(ids, this.clock.now()),
    ]);
    const placed = await this.withPictures(images);
    const imagesOf = groupBy(placed, ({ image }) => image.artworkId);
    const counted = editions.map((edition) => ({ edition, counts: countsOf(edition.id) }));
    const editionsOf = groupBy(counted, ({ edition }) => edition.artworkId);
    const soldOut = ids.filter((id) => isSoldOut(editionsOf.get(id)));
    const lastSaleOf = await this.editionLedgerQueries.findLastSales(soldOut);
    return artworks.map((artwork) => ({
      artwork,
      catalogueImages: picturesOfKind('catalogue', imagesOf.get(artwork.id)),
      artworkImages: picturesOfKind('artwork', imagesOf.get(artwork.id)),
      editions: editionsOf.get(artwork.id) ?? [],
      soldOutAt: lastSaleOf.get(artwork.id) ?? null,
    }));
  }

  private async withPictures(images: ArtworkImageEntity[]): Promise<ImageWithPicture[]> {
    const pictures = await this.mediaService.findPicturesForUses(images);
    return images.flatMap((image, index) => {
      const picture = pictures[index];
      return picture ? [{ image, picture }] : [];
    });
  }
}

/** Whether editions are offered, and each print of them is sold or void. */
function isSoldOut(editions: ArtworkDetails['editions'] = []): boolean {
  const offered = editions.filter(({ edition }) => edition.enabled);
  return offered.length > 0 && offered.every(({ edition, counts }) => counts.sold >= edition.total);
}

interface ImageWithPicture {
  image: ArtworkImageEntity;
  picture: Picture;
}

const picturesOfKind = (kind: ImageKind, placed: ImageWithPicture[] = []): Picture[] =>
  placed.filter(({ image }) => image.kind === kind).map(({ picture }) => picture);
