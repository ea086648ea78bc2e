import { Injectable } from '@nestjs/common';
import { v7 as newId } from 'uuid';
import { AppError, Clock, Database, DomainEvents, Settings } from '../platform';
import { ArtworkChanged } from './catalogue.events';
import { CatalogueStore, type NewArtworkRow, type NewEdition } from './catalogue.store';
import {
  editionsOf,
  freeSlug,
  newArtworkFaults,
  type NewArtwork,
  type NewArtworkEdition,
} from './new-artwork';
import { PrintStore } from './print.store';
import { underFreeSlug } from './under-free-slug';

/** What came of it. */
export interface CreatedArtwork {
  id: string;
  slug: string;
  editions: { id: string; size: string; total: number }[];
}

/** Brings a work into the catalogue, with its editions and every number of them. */
@Injectable()
export class CreateArtwork {
  constructor(
    private readonly database: Database,
    private readonly store: CatalogueStore,
    private readonly prints: PrintStore,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `validation_failed` with what is wrong by field */
  async create(artwork: NewArtwork): Promise<CreatedArtwork> {
    const { priceBook: book } = this.settings;
    const fields = newArtworkFaults(artwork, { today: this.clock.now(), book });
    if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
    return this.database.transaction(async () => {
      const { id, slug } = await this.addUnderFreeSlug(artwork);
      await this.store.addImages(placedImages(id, artwork));
      const editions = newEditions(id, editionsOf(artwork, book));
      await this.store.addEditions(editions);
      for (const edition of editions) await this.prints.addPrints(edition);
      await this.events.publish(new ArtworkChanged(id));
      return {
        id,
        slug,
        editions: editions.map(({ id: editionId, size, total }) => ({ id: editionId, size, total })),
      };
    });
  }

  private addUnderFreeSlug(artwork: NewArtwork): Promise<{ id: string; slug: string }> {
    const id = newId();
    return underFreeSlug(async () => {
      const slug = freeSlug(artwork.title, await this.store.slugsLike(freeSlug(artwork.title, [])));
      await this.store.addArtwork(artworkRow(id, slug, artwork));
      return { id, slug };
    });
  }
}

const artworkRow = (id: string, slug: string, artwork: NewArtwork): NewArtworkRow => ({
  id,
  slug,
  title: artwork.title.trim(),
  series: artwork.series.trim(),
  year: artwork.year,
  medium: artwork.medium,
  description: artwork.description ?? null,
  tags: artwork.tags ?? [],
  isFeatured: artwork.isFeatured ?? false,
  orientation: artwork.orientation,
  tier: artwork.tier,
  artistProofs: artwork.artistProofs ?? 0,
  liveStatus: artwork.liveStatus ?? 'live',
  notes: artwork.notes ?? null,
  sizeType: artwork.sizeType ?? (artwork.orientation === 'square' ? 'square' : 'standard'),
  frameStyle: artwork.frameStyle ?? 'Black',
  customFrameStyle: artwork.customFrameStyle ?? null,
  includeChromaluxe: artwork.includeChromaluxe ?? false,
  priceOverride: artwork.priceOverride ?? false,
  availability: artwork.availability ?? 'available',
  galleryCredit: artwork.galleryCredit ?? null,
  purchaseLink: artwork.purchaseLink ?? null,
  archivedAt: null,
  version: 1,
});

function placedImages(artworkId: string, { images }: NewArtwork) {
  const next = { artwork: 0, catalogue: 0 };
  return images.map((image) => ({ ...image, id: newId(), artworkId, position: next[image.kind]++ }));
}

const newEditions = (artworkId: string, editions: readonly NewArtworkEdition[]): NewEdition[] =>
  editions.map((edition, position) => ({
    id: newId(),
    artworkId,
    photoId: null,
    position,
    size: edition.size,
    kind: edition.kind,
    label: edition.label ?? null,
    enabled: edition.enabled ?? true,
    priceCents: edition.priceCents,
    total: edition.total,
    frameSize: edition.frameSize,
    frameStyle: edition.frameStyle,
    customFrameStyle: edition.customFrameStyle ?? null,
    shippingClass: edition.shippingClass,
    productionCostCents: edition.productionCostCents ?? null,
  }));
