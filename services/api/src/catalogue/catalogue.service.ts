import { Injectable } from '@nestjs/common';
import {
  parseSize,
  type Cents,
  type EditionKind,
  type FrameStyle,
  type ShippingClass,
} from '@gallery/domain';
import type { ArtworkFacts } from './artwork-facts';
import { Clock } from '../platform';
import type { ArtworkEntity } from './artwork.entity';
import { frameStylesOf, UNTITLED } from './artwork.presenter';
import { CatalogueStore } from './catalogue.store';
import { CreateArtwork, type CreatedArtwork } from './create-artwork';
import { groupBy } from './group';
import type { NewArtwork } from './new-artwork';
import { OpenArtwork, type OpenedArtwork } from './open-artwork';
import { RenameArtwork } from './rename-artwork';

/** What a buyer's item names: a work by id or by title, and a size in any spelling. */
export interface SaleReference {
  artworkId?: string;
  title?: string;
  size: string;
}

/** An edition as it is for sale now. Its price is the one that is charged (G11). */
export interface SaleItem {
  artworkId: string;
  editionId: string;
  title: string;
  slug: string;
  series: string;
  year: number;
  medium: string;
  /** Size key such as `30x20`. */
  size: string;
  kind: EditionKind;
  frameSize: string | null;
  /** The frame that is meant when none is chosen. */
  frameStyle: FrameStyle;
  /** The frames that may be chosen. */
  frameStyles: FrameStyle[];
  /** List price in cents; 0 means on inquiry, not for sale (G13). */
  priceCents: Cents;
  total: number;
  available: number;
  shippingClass: ShippingClass;
  /** First catalogue picture, else first artwork picture (S79). */
  pictureId: string | null;
}

/** A work as other modules know it, hidden or not. */
export interface KnownArtwork {
  id: string;
  title: string;
  slug: string;
  /** Whether the public sees it. */
  isLive: boolean;
}

/** The catalogue's public face for other modules and for the owner. */
@Injectable()
export class Catalogue {
  constructor(
    private readonly store: CatalogueStore,
    private readonly creation: CreateArtwork,
    private readonly renaming: RenameArtwork,
    private readonly opening: OpenArtwork,
    private readonly clock: Clock,
  ) {}

  /**
   * Brings a work into the catalogue with its editions and all their numbers; without editions it gets those of the
   * price book.
   * @throws AppError `validation_failed` with what is wrong by field
   */
  createArtwork(artwork: NewArtwork): Promise<CreatedArtwork> {
    return this.creation.create(artwork);
  }

  /**
   * Gives a work another title and, with it, another slug; its former slugs keep leading to it (G29).
   * @returns the slug from now on
   * @throws AppError `validation_failed` for the title, `artwork_not_found`
   */
  renameArtwork(artworkId: string, title: string): Promise<string> {
    return this.renaming.rename(artworkId, title);
  }

  /** The work with this id, hidden or not; null for nobody's. */
  async find(artworkId: string): Promise<KnownArtwork | null> {
    const [artwork] = await this.store.byIds([artworkId]);
    return artwork ? known(artwork) : null;
  }

  /**
   * Makes a hidden work public; one that is public already stays so.
   * @returns the work, and whether it was hidden until now
   * @throws AppError `artwork_not_found`
   */
  openArtwork(artworkId: string): Promise<OpenedArtwork> {
    return this.opening.open(artworkId);
  }

  /**
   * The editions that the references name, in their order; null for an unknown or hidden work and for a size that is
   * not offered. An id wins over a title; of several works with one title the oldest that has the size is meant. Four
   * queries, however many references there are.
   */
  async findForSale(references: readonly SaleReference[]): Promise<(SaleItem | null)[]> {
    const artworks = await this.store.liveByIdOrTitle(
      references.flatMap(({ artworkId }) => artworkId ?? []),
      references.flatMap(({ artworkId, title }) => (artworkId === undefined ? (title ?? []) : [])),
    );
    const items = artworks.length === 0 ? [] : await this.itemsOf(artworks);
    return references.map(({ artworkId, title, size }) => {
      const wanted = parseSize(size) ?? size;
      const named = (item: SaleItem): boolean =>
        artworkId === undefined ? sameTitle(item.title, title) : item.artworkId === artworkId;
      return items.find((item) => item.size === wanted && named(item)) ?? null;
    });
  }

  /** What certificates keep of works besides what was sold; hidden works count. One query. */
  factsOf(artworkIds: readonly string[]): Promise<ArtworkFacts[]> {
    return this.store.facts([...new Set(artworkIds)]);
  }

  /** Whether a work has, or once had, this slug; hidden works count. */
  hasSlug(slug: string): Promise<boolean> {
    return this.store.hasSlug(slug);
  }

  private async itemsOf(artworks: ArtworkEntity[]): Promise<SaleItem[]> {
    const ids = artworks.map((artwork) => artwork.id);
    const [images, editions, countsOf] = await Promise.all([
      this.store.images(ids),
      this.store.editions(ids),
      this.store.counts(ids, this.clock.now()),
    ]);
    const editionsOf = groupBy(
      editions.filter((edition) => edition.enabled),
      (edition) => edition.artworkId,
    );
    return artworks.flatMap((artwork) => {
      const own = images.filter((image) => image.artworkId === artwork.id);
      const picture = own.find((image) => image.kind === 'catalogue') ?? own[0];
      return (editionsOf.get(artwork.id) ?? []).map((edition): SaleItem => ({
        artworkId: artwork.id,
        editionId: edition.id,
        title: artwork.title,
        slug: artwork.slug,
        series: artwork.series,
        year: artwork.year,
        medium: artwork.medium,
        size: edition.size,
        kind: edition.kind,
        frameSize: edition.frameSize,
        frameStyle: edition.frameStyle,
        frameStyles: frameStylesOf(edition),
        priceCents: edition.priceCents,
        total: edition.total,
        available: countsOf(edition.id).available,
        shippingClass: edition.shippingClass,
        pictureId: picture?.mediaId ?? null,
      }));
    });
  }
}

const known = ({ id, title, slug, liveStatus }: ArtworkEntity): KnownArtwork => ({
  id,
  title: title.trim() || UNTITLED,
  slug,
  isLive: liveStatus === 'live',
});

const sameTitle = (ours: string, theirs: string | undefined): boolean =>
  theirs !== undefined && ours.trim().toLowerCase() === theirs.trim().toLowerCase();
