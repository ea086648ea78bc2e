import { groupBy } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { MediaService, type Picture } from '../../media';
import { Clock } from '../../platform';
import { CatalogStore } from '../catalog.store';
import { EditionLedgerQueries } from '../editions/edition-ledger.queries';
import type { ArtworkEntity, ArtworkImageEntity, ImageKind } from '../entities/artwork.entity';
import type { EditionEntity } from '../entities/edition.entity';
import type { ArtworkDetails, ListedArtwork } from './artwork.presenter';

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
    const [picturesOf, editions, countsOf] = await Promise.all([
      this.loadPictures(ids),
      this.catalogStore.listEditions(ids),
      this.catalogStore.countPrints(ids, this.clock.now()),
    ]);
    const counted = editions.map((edition) => ({ edition, counts: countsOf(edition.id) }));
    const editionsOf = groupBy(counted, ({ edition }) => edition.artworkId);
    const soldOut = ids.filter((id) => isSoldOut(editionsOf.get(id)));
    const lastSaleOf = await this.editionLedgerQueries.findLastSales(soldOut);
    return artworks.map((artwork) => ({
      artwork,
      ...picturesOf(artwork.id),
      editions: editionsOf.get(artwork.id) ?? [],
      soldOutAt: lastSaleOf.get(artwork.id) ?? null,
    }));
  }

  /**
   * The same for a list, in four queries: it needs only the counts stored with the editions, and few prints are held.
   */
  async loadListed(artworks: readonly ArtworkEntity[]): Promise<ListedArtwork[]> {
    const ids = artworks.map((artwork) => artwork.id);
    if (ids.length === 0) return [];
    const [picturesOf, editions, heldOf] = await Promise.all([
      this.loadPictures(ids),
      this.catalogStore.listEditions(ids),
      this.catalogStore.countHeldPrints(ids, this.clock.now()),
    ]);
    const counted = editions.map((edition) => ({
      edition,
      counts: stockOf(edition, heldOf.get(edition.id) ?? 0),
    }));
    const editionsOf = groupBy(counted, ({ edition }) => edition.artworkId);
    return artworks.map((artwork) => ({
      artwork,
      ...picturesOf(artwork.id),
      editions: editionsOf.get(artwork.id) ?? [],
    }));
  }

  private async loadPictures(artworkIds: string[]): Promise<(artworkId: string) => ArtworkPictures> {
    const images = await this.catalogStore.listImages(artworkIds);
    const pictures = await this.mediaService.findPicturesForUses(images);
    const placed = images.flatMap((image, index) => {
      const picture = pictures[index];
      return picture ? [{ image, picture }] : [];
    });
    const imagesOf = groupBy(placed, ({ image }) => image.artworkId);
    return (id) => ({
      catalogueImages: picturesOfKind('catalogue', imagesOf.get(id)),
      artworkImages: picturesOfKind('artwork', imagesOf.get(id)),
    });
  }
}

/** Whether the artwork offers editions and all of their prints are sold or void. */
function isSoldOut(editions: ArtworkDetails['editions'] = []): boolean {
  const offered = editions.filter(({ edition }) => edition.enabled);
  return offered.length > 0 && offered.every(({ edition, counts }) => counts.sold >= edition.total);
}

const stockOf = (
  { total, soldOrVoidCount }: EditionEntity,
  held: number,
): ListedArtwork['editions'][number]['counts'] => ({
  sold: soldOrVoidCount,
  held,
  available: total - soldOrVoidCount - held,
});

type ArtworkPictures = Pick<ArtworkDetails, 'catalogueImages' | 'artworkImages'>;

interface ImageWithPicture {
  image: ArtworkImageEntity;
  picture: Picture;
}

const picturesOfKind = (kind: ImageKind, placed: ImageWithPicture[] = []): Picture[] =>
  placed.filter(({ image }) => image.kind === kind).map(({ picture }) => picture);
