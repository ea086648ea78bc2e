import { mapEditionTexts } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { v7 as newId } from 'uuid';
import {
  AppError,
  Clock,
  Database,
  DomainEvents,
  fieldError,
  isDuplicateEntry,
  Settings,
  throwIfInvalid,
} from '../../platform';
import { CatalogStore, type NewArtworkRow, type NewEdition } from '../catalog.store';
import { ArtworkChanged } from '../domain-events';
import { PrintsStore } from '../prints/prints.store';
import { UNTITLED_ARTWORK } from './artwork.presenter';
import {
  missingFields,
  newArtworkErrors,
  resolveEditions,
  titleError,
  uniqueSlug,
  type NewArtwork,
  type NewArtworkEdition,
  type NewArtworkImage,
} from './new-artwork';

export interface CreatedArtwork {
  id: string;
  slug: string;
  editions: { id: string; size: string; total: number }[];
}

/** An artwork that is public now. */
export interface ArtworkPublishResult {
  id: string;
  title: string;
  slug: string;
  /** Whether it was hidden until now. */
  wasHidden: boolean;
}

const MAX_SLUG_ATTEMPTS = 5;

/** Creates artworks with their editions and prints, renames them and makes them public. */
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

  /** @throws AppError `validation_failed` by field */
  async create(artwork: NewArtwork): Promise<CreatedArtwork> {
    const { priceBook: book } = this.settings;
    const fields = newArtworkErrors(artwork, { today: this.clock.now(), book });
    throwIfInvalid(fields);
    return this.database.transaction(async () => {
      const { id, slug } = await this.insertWithUniqueSlug(artwork);
      await this.catalogStore.addImages(toImageRows(id, artwork.images));
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

  /**
   * Changes an artwork's title and slug; its former slugs keep leading to it, except those of a draft, which nobody saw.
   * @returns the new slug: one of the artwork's own former slugs may be reused, another artwork's never
   * @throws AppError `validation_failed` for the title, `artwork_not_found`
   */
  async rename(artworkId: string, title: string): Promise<string> {
    return this.database.transaction(async () => {
      const artwork = await this.catalogStore.lockArtwork(artworkId);
      if (!artwork) throw new AppError('artwork_not_found');
      const isDraft = artwork.liveStatus === 'draft';
      const error = isDraft && !title.trim() ? null : titleError(title);
      if (error !== null) throw fieldError('title', error);
      const slug = await withUniqueSlug(async () => {
        const taken = await this.catalogStore.findOtherSlugsLike(uniqueSlug(title, []), artworkId);
        const free = uniqueSlug(title, taken);
        await this.catalogStore.renameArtwork(artworkId, { title: title.trim(), slug: free });
        if (isDraft) await this.catalogStore.removeFormerSlugs(artworkId, free);
        return free;
      });
      await this.domainEvents.publish(new ArtworkChanged(artworkId));
      return slug;
    });
  }

  /**
   * Makes an artwork public; one that is public already stays so. Its row stays locked until the transaction ends, so
   * that simultaneous calls take turns.
   * @throws AppError `artwork_not_found`, `validation_failed` by field for a draft that lacks something
   */
  publish(artworkId: string): Promise<ArtworkPublishResult> {
    return this.database.transaction(async () => {
      const artwork = await this.catalogStore.lockArtwork(artworkId);
      if (!artwork) throw new AppError('artwork_not_found');
      const { id, title, slug, series, liveStatus } = artwork;
      const wasHidden = liveStatus !== 'live';
      if (wasHidden) {
        const images = await this.catalogStore.listImages([id]);
        throwIfInvalid(missingFields({ title, series, images }));
        await this.catalogStore.publishArtwork(id);
        await this.domainEvents.publish(new ArtworkChanged(id));
      }
      return { id, title: title.trim() || UNTITLED_ARTWORK, slug, wasHidden };
    });
  }

  private insertWithUniqueSlug(artwork: NewArtwork): Promise<{ id: string; slug: string }> {
    const id = newId();
    return withUniqueSlug(async () => {
      const taken = await this.catalogStore.findSlugsLike(uniqueSlug(artwork.title, []));
      const slug = uniqueSlug(artwork.title, taken);
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

/** Positions count from 0 within each kind. */
export function toImageRows(artworkId: string, images: readonly NewArtworkImage[]) {
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
    ...mapEditionTexts((name) => edition[name] ?? null),
    shippingClass: edition.shippingClass,
    productionCostCents: edition.productionCostCents ?? null,
  }));

/**
 * Two artworks with the same title may be written at the same moment: the second one looks for the next free slug and
 * tries again.
 */
async function withUniqueSlug<Written>(write: () => Promise<Written>): Promise<Written> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt >= MAX_SLUG_ATTEMPTS || !isDuplicateEntry(error)) throw error;
    }
  }
}
