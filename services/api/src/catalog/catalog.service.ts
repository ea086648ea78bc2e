import type { Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { UNTITLED_ARTWORK } from './artworks/artwork.presenter';
import { ArtworksService, type ArtworkPublishResult, type CreatedArtwork } from './artworks/artworks.service';
import type { NewArtwork } from './artworks/new-artwork';
import { CatalogStore, type ArtworkFacts } from './catalog.store';
import {
  PurchasableEditionsService,
  type EditionReference,
  type PurchasableEdition,
} from './editions/purchasable-editions.service';
import type { ArtworkEntity } from './entities/artwork.entity';
import type { EditionEntity } from './entities/edition.entity';

export type { ArtworkFacts } from './catalog.store';

/** An artwork as other modules know it, hidden or not. */
export interface ArtworkSummary {
  id: string;
  title: string;
  slug: string;
  /** Whether the public sees it. */
  isLive: boolean;
  /** Whether it was never published: only staff may see it. */
  isDraft: boolean;
}

/** An edition of an artwork or event photo, as other modules know it. */
export type EditionSummary = Readonly<Pick<EditionEntity, 'id' | 'artworkId' | 'photoId' | 'size'>>;

/** The catalog, for other modules. */
@Injectable()
export class CatalogService {
  constructor(
    private readonly catalogStore: CatalogStore,
    private readonly artworksService: ArtworksService,
    private readonly purchasableEditionsService: PurchasableEditionsService,
  ) {}

  /**
   * Creates an artwork with its editions and all their prints; by default the editions of the price book.
   * @throws AppError `validation_failed` by field
   */
  createArtwork(artwork: NewArtwork): Promise<CreatedArtwork> {
    return this.artworksService.create(artwork);
  }

  /**
   * Changes an artwork's title and, with it, its slug; former slugs keep leading to the artwork.
   * @returns the new slug
   * @throws AppError `validation_failed` for the title, `artwork_not_found`
   */
  renameArtwork(artworkId: string, title: string): Promise<string> {
    return this.artworksService.rename(artworkId, title);
  }

  /** The artwork with this id, hidden or not; null for an unknown id. */
  async find(artworkId: string): Promise<ArtworkSummary | null> {
    const [artwork] = await this.catalogStore.findByIds([artworkId]);
    return artwork ? toSummary(artwork) : null;
  }

  /** The artworks with these ids, hidden or not, in the order of the ids; unknown ids are left out. */
  async findAll(artworkIds: readonly string[]): Promise<ArtworkSummary[]> {
    const ids = [...new Set(artworkIds)];
    const artworks = new Map(
      (await this.catalogStore.findByIds(ids)).map((artwork) => [artwork.id, toSummary(artwork)]),
    );
    return ids.flatMap((id) => artworks.get(id) ?? []);
  }

  /** The only public artwork with this title; null when there is none, or more than one. */
  async findByTitle(title: string): Promise<ArtworkSummary | null> {
    const [artwork, ...others] = await this.catalogStore.findByIdsOrTitles({ ids: [], titles: [title] });
    return artwork && others.length === 0 ? toSummary(artwork) : null;
  }

  /**
   * Makes a hidden artwork public; one that is public already stays so.
   * @returns the artwork, and whether it was hidden until now
   * @throws AppError `artwork_not_found`
   */
  publishArtwork(artworkId: string): Promise<ArtworkPublishResult> {
    return this.artworksService.publish(artworkId);
  }

  /**
   * The editions that the references name, in their order, for this buyer; null for an unknown artwork, for a hidden
   * one unless the buyer has reserved a number of it, and for a size that is not offered. An id takes precedence over a
   * title; among artworks with the same title, the oldest one with the size counts. One query, however many references
   * there are, and one more for a collector.
   */
  findPurchasable(
    references: readonly EditionReference[],
    collectorId: string | null = null,
  ): Promise<(PurchasableEdition | null)[]> {
    return this.purchasableEditionsService.find(references, collectorId);
  }

  /** The artwork and size of an edition; null for an unknown id. */
  async findEdition(editionId: string): Promise<EditionSummary | null> {
    return this.catalogStore.findEdition(editionId);
  }

  /** List prices of these editions by id, without those on inquiry. One query. */
  async findListPrices(editionIds: readonly string[]): Promise<Map<string, Cents>> {
    const editions = await this.catalogStore.findEditions([...new Set(editionIds)]);
    return new Map(editions.flatMap(({ id, priceCents }) => (priceCents === 0 ? [] : [[id, priceCents]])));
  }

  /** What one print costs the studio, for these editions with a cost of their own. Never public. One query. */
  async findProductionCosts(editionIds: readonly string[]): Promise<Map<string, Cents>> {
    const editions = await this.catalogStore.findEditions([...new Set(editionIds)]);
    return new Map(
      editions.flatMap(({ id, productionCostCents }) =>
        productionCostCents === null ? [] : [[id, productionCostCents]],
      ),
    );
  }

  /** As `PurchasableEditionsService.findByEdition`. */
  findPurchasableEdition(editionId: string): Promise<PurchasableEdition | null> {
    return this.purchasableEditionsService.findByEdition(editionId);
  }

  /** What certificates state about artworks besides the order's own data, including hidden artworks. One query. */
  findFacts(artworkIds: readonly string[]): Promise<ArtworkFacts[]> {
    return this.catalogStore.findFacts([...new Set(artworkIds)]);
  }

  /** Whether any artwork has or had this slug, including hidden ones. */
  hasSlug(slug: string): Promise<boolean> {
    return this.catalogStore.hasSlug(slug);
  }
}

const toSummary = ({ id, title, slug, liveStatus }: ArtworkEntity): ArtworkSummary => ({
  id,
  title: title.trim() || UNTITLED_ARTWORK,
  slug,
  isLive: liveStatus === 'live',
  isDraft: liveStatus === 'draft',
});
