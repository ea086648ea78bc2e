import { Injectable } from '@nestjs/common';
import { v7 as newId } from 'uuid';
import { AppError, Clock, Database, DomainEvents, Settings } from '../../platform';
import { ArtworkChanged } from '../domain-events';
import { CatalogStore, type NewArtworkRow, type NewEdition } from '../catalog.store';
import {
  resolveEditions,
  uniqueSlug,
  newArtworkErrors,
  type NewArtwork,
  type NewArtworkEdition,
} from './new-artwork';
import { PrintsStore } from '../prints/prints.store';
import { withUniqueSlug } from './unique-slug';

/** What came of it. */
export interface CreatedArtwork {
  id: string;
  slug: string;
  editions: { id: string; size: string; total: number }[];
}

/** Brings a work into the catalogue, with its editions and every number of them. */
@Injectable()
export class ArtworksService {
  constructor(
    private readonly database: Database,
    private readonly catalogStore: CatalogStore,
    private readonly printsStore: PrintsStore,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `validation_failed` with what is wrong by field */
  async create(artwork: NewArtwork): Promise<CreatedArtwork> {
    const { priceBook: book } = this.settings;
    const fields = newArtworkErrors(artwork, { today: this.clock.now(), book });
    if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
    return this.database.transaction(async () => {
      const { id, slug } = await this.insertWithUniqueSlug(artwork);
      await this.catalogStore.addImages(toImageRows(id, artwork));
      const editions = toEditionRows(id, resolveEditions(artwork, book));
      await this.catalogStore.addEditions(editions);
      for (const edition of editions) await this.printsStore.addPrints(edition);
      await this.domainEvents.publish(new ArtworkChanged(id));
      return {
        id,
        slug,
        editions: editions.map(({ id: editionId, size, total }) => ({ id: editionId, size, total })),
      };
    });
  }

  private insertWithUniqueSlug(artwork: NewArtwork): Promise<{ id: string; slug: string }> {
    const id = newId();
    return withUniqueSlug(async () => {
      const slug = uniqueSlug(
        artwork.title,
        await this.catalogStore.findSlugsLike(uniqueSlug(artwork.title, [])),
      );
      await this.catalogStore.addArtwork(toArtworkRow(id, slug, artwork));
      return { id, slug };
    });
  }
}

const toArtworkRow = (id: string, slug: string, artwork: NewArtwork): NewArtworkRow => ({
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

function toImageRows(artworkId: string, { images }: NewArtwork) {
  const next = { artwork: 0, catalogue: 0 };
  return images.map((image) => ({ ...image, id: newId(), artworkId, position: next[image.kind]++ }));
}

const toEditionRows = (artworkId: string, editions: readonly NewArtworkEdition[]): NewEdition[] =>
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
