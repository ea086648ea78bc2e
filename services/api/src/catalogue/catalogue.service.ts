import { Injectable } from '@nestjs/common';
import type { ArtworkFacts } from './artwork-facts';
import type { ArtworkEntity } from './artwork.entity';
import { UNTITLED } from './artwork.presenter';
import { CatalogueStore } from './catalogue.store';
import type { EditionEntity } from './edition.entity';
import { CreateArtwork, type CreatedArtwork } from './create-artwork';
import { ItemsForSale, type SaleItem, type SaleReference } from './items-for-sale';
import type { NewArtwork } from './new-artwork';
import { OpenArtwork, type OpenedArtwork } from './open-artwork';
import { RenameArtwork } from './rename-artwork';

/** A work as other modules know it, hidden or not. */
export interface KnownArtwork {
  id: string;
  title: string;
  slug: string;
  /** Whether the public sees it. */
  isLive: boolean;
}

/** An edition as other modules know it: of an artwork, or of an event's photograph. */
export type KnownEdition = Readonly<Pick<EditionEntity, 'id' | 'artworkId' | 'photoId' | 'size'>>;

/** The catalogue's public face for other modules and for the owner. */
@Injectable()
export class Catalogue {
  constructor(
    private readonly store: CatalogueStore,
    private readonly creation: CreateArtwork,
    private readonly renaming: RenameArtwork,
    private readonly opening: OpenArtwork,
    private readonly items: ItemsForSale,
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
   * Gives a work another title and, with it, another slug; its former slugs keep leading to it.
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

  /** Those of the works that there are, hidden or not, in the order of the ids. */
  async findAll(artworkIds: readonly string[]): Promise<KnownArtwork[]> {
    const ids = [...new Set(artworkIds)];
    const artworks = new Map((await this.store.byIds(ids)).map((artwork) => [artwork.id, known(artwork)]));
    return ids.flatMap((id) => artworks.get(id) ?? []);
  }

  /** The one work with this title that the public sees; null when there is none, or more than one. */
  async findByTitle(title: string): Promise<KnownArtwork | null> {
    const [artwork, ...others] = await this.store.named({ ids: [], titles: [title] });
    return artwork && others.length === 0 ? known(artwork) : null;
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
   * The editions that the references name, in their order, for this buyer; null for an unknown work, for a hidden one
   * unless the buyer has reserved a number of it, and for a size that is not offered. An id wins over a title; of several
   * works with one title the oldest that has the size is meant. Four queries, however many references there are, and
   * one more for a collector.
   */
  findForSale(
    references: readonly SaleReference[],
    collectorId: string | null = null,
  ): Promise<(SaleItem | null)[]> {
    return this.items.find(references, collectorId);
  }

  /** Of which work an edition is, and in which size; null for nobody's. */
  async findEdition(editionId: string): Promise<KnownEdition | null> {
    return this.store.edition(editionId);
  }

  /** As `ItemsForSale.ofEdition`. */
  editionForSale(editionId: string): Promise<SaleItem | null> {
    return this.items.ofEdition(editionId);
  }

  /** What certificates keep of works besides what was sold; hidden works count. One query. */
  factsOf(artworkIds: readonly string[]): Promise<ArtworkFacts[]> {
    return this.store.facts([...new Set(artworkIds)]);
  }

  /** Whether a work has, or once had, this slug; hidden works count. */
  hasSlug(slug: string): Promise<boolean> {
    return this.store.hasSlug(slug);
  }
}

const known = ({ id, title, slug, liveStatus }: ArtworkEntity): KnownArtwork => ({
  id,
  title: title.trim() || UNTITLED,
  slug,
  isLive: liveStatus === 'live',
});
