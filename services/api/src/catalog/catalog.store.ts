import { Injectable } from '@nestjs/common';
import { In, Like, Not } from 'typeorm';
import { Database, isAscii } from '../platform';
import { countByEdition, type EditionCounts } from './editions/edition-counts';
import { ArtworkEntity, ArtworkImageEntity, ArtworkSlugEntity } from './entities/artwork.entity';
import { EditionEntity } from './entities/edition.entity';
import { PrintEntity } from './entities/print.entity';
import { HELD_SQL } from './prints/print-state';

/** The medium of an artwork, and its photograph without wall or frame. */
export interface ArtworkFacts {
  artworkId: string;
  medium: string;
  photographId: string | null;
}

/** Artworks by id or title. */
interface ArtworkSelection {
  ids: string[];
  titles?: string[];
}

/** Every query on artworks, images and editions. One query per call, however many artworks there are. */
@Injectable()
export class CatalogStore {
  constructor(private readonly database: Database) {}

  /** All public artworks, newest first: ids are in the order of creation. */
  listLive(): Promise<ArtworkEntity[]> {
    return this.database.manager.find(ArtworkEntity, {
      where: { liveStatus: 'live' },
      order: { id: 'DESC' },
    });
  }

  /** These artworks, hidden ones included. */
  findByIds(ids: string[]): Promise<ArtworkEntity[]> {
    return this.database.manager.findBy(ArtworkEntity, { id: In(ids.filter(isAscii)) });
  }

  /** Public artworks with one of the ids or titles; oldest first. */
  findByIdsOrTitles({ ids, titles = [] }: ArtworkSelection): Promise<ArtworkEntity[]> {
    return this.database.manager.find(ArtworkEntity, {
      where: [
        { id: In(ids), liveStatus: 'live' },
        { title: In(titles), liveStatus: 'live' },
      ],
      order: { id: 'ASC' },
    });
  }

  /** The public artwork that has or had this slug. */
  findLiveBySlug(slug: string): Promise<ArtworkEntity | null> {
    return this.database.manager
      .createQueryBuilder(ArtworkEntity, 'artwork')
      .innerJoin(ArtworkSlugEntity, 'name', 'name.artworkId = artwork.id')
      .where('name.slug = :slug AND artwork.liveStatus = :live', { slug, live: 'live' })
      .getOne();
  }

  listImages(artworkIds: string[]): Promise<ArtworkImageEntity[]> {
    return this.database.manager.find(ArtworkImageEntity, {
      where: { artworkId: In(artworkIds) },
      order: { position: 'ASC' },
    });
  }

  listEditions(artworkIds: string[]): Promise<EditionEntity[]> {
    return this.database.manager.find(EditionEntity, {
      where: { artworkId: In(artworkIds) },
      order: { position: 'ASC' },
    });
  }

  /** Every print of the artworks, by edition and number. */
  listPrints(artworkIds: string[]): Promise<PrintEntity[]> {
    return this.database.manager
      .createQueryBuilder(PrintEntity, 'print')
      .innerJoin(EditionEntity, 'edition', 'edition.id = print.editionId')
      .where('edition.artworkId IN (:...artworkIds)', { artworkIds })
      .orderBy('print.editionId')
      .addOrderBy('print.editionNumber')
      .getMany();
  }

  /** The current counts by edition id. Counts are never stored. */
  async countPrints(artworkIds: string[], now: Date): Promise<(editionId: string) => EditionCounts> {
    return countByEdition(
      this.database.manager
        .createQueryBuilder(PrintEntity, 'print')
        .innerJoin(EditionEntity, 'edition', 'edition.id = print.editionId')
        .where('edition.artworkId IN (:...artworkIds)', { artworkIds }),
      now,
    );
  }

  /** How many prints are held now, by edition id; editions without any are left out. Only held prints are read. */
  async countHeldPrints(artworkIds: string[], now: Date): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.manager
      .createQueryBuilder(PrintEntity, 'print')
      .innerJoin(EditionEntity, 'edition', 'edition.id = print.editionId')
      .where(`edition.artworkId IN (:...artworkIds) AND ${HELD_SQL}`, { artworkIds, now })
      .groupBy('print.editionId')
      .select('print.editionId', 'editionId')
      .addSelect('COUNT(*)', 'held')
      .getRawMany<{ editionId: string; held: string }>();
    return new Map(rows.map(({ editionId, held }) => [editionId, Number(held)]));
  }

  /** Whether this edition belongs to the artwork and is offered. */
  async isOffered(editionId: string, artworkId: string): Promise<boolean> {
    return (
      isAscii(editionId) &&
      this.database.manager.existsBy(EditionEntity, { id: editionId, artworkId, enabled: true })
    );
  }

  findEdition(id: string): Promise<EditionEntity | null> {
    return isAscii(id) ? this.database.manager.findOneBy(EditionEntity, { id }) : Promise.resolve(null);
  }

  findEditions(ids: string[]): Promise<EditionEntity[]> {
    return this.database.manager.findBy(EditionEntity, { id: In(ids) });
  }

  /** Title and size of an edition, for error messages; no title for a live edition, which events know. */
  async findEditionTitle(editionId: string): Promise<{ title: string | null; size: string } | null> {
    const found = await this.database.manager
      .createQueryBuilder(EditionEntity, 'edition')
      .leftJoin(ArtworkEntity, 'artwork', 'artwork.id = edition.artworkId')
      .where('edition.id = :editionId', { editionId })
      .select('artwork.title', 'title')
      .addSelect('edition.size', 'size')
      .getRawOne<{ title: string | null; size: string }>();
    return found ?? null;
  }

  /** Medium and photograph of the artworks, including hidden ones. */
  async findFacts(artworkIds: string[]): Promise<ArtworkFacts[]> {
    return this.database.manager
      .createQueryBuilder(ArtworkEntity, 'artwork')
      .leftJoin(
        ArtworkImageEntity,
        'image',
        "image.artworkId = artwork.id AND image.kind = 'artwork' AND image.position = 0",
      )
      .where('artwork.id IN (:...artworkIds)', { artworkIds })
      .select('artwork.id', 'artworkId')
      .addSelect('artwork.medium', 'medium')
      .addSelect('image.mediaId', 'photographId')
      .getRawMany();
  }

  /** Current and former slugs that start with this one. */
  async findSlugsLike(slug: string): Promise<string[]> {
    const found = await this.database.manager.findBy(ArtworkSlugEntity, { slug: Like(`${slug}%`) });
    return found.map((each) => each.slug);
  }

  /** The same without the slugs of one artwork, which may reuse its own. */
  async findOtherSlugsLike(slug: string, artworkId: string): Promise<string[]> {
    const found = await this.database.manager.findBy(ArtworkSlugEntity, {
      slug: Like(`${slug}%`),
      artworkId: Not(artworkId),
    });
    return found.map((each) => each.slug);
  }

  hasSlug(slug: string): Promise<boolean> {
    return this.database.manager.existsBy(ArtworkSlugEntity, { slug });
  }

  async addArtwork(artwork: NewArtworkRow): Promise<void> {
    await this.database.manager.insert(ArtworkEntity, artwork);
    await this.database.manager.insert(ArtworkSlugEntity, { slug: artwork.slug, artworkId: artwork.id });
  }

  /** The row stays locked until the transaction ends; null for an unknown id. */
  async lockArtwork(id: string): Promise<ArtworkEntity | null> {
    if (!isAscii(id)) return null;
    return this.database.lock(ArtworkEntity, { id });
  }

  /** An archived artwork returns to the inventory. */
  async publishArtwork(id: string): Promise<void> {
    await this.database.manager.update(
      ArtworkEntity,
      { id },
      { liveStatus: 'live', archivedAt: null, version: () => 'version + 1' },
    );
  }

  /** Reusing one of its own former slugs writes no second row. */
  async renameArtwork(id: string, { title, slug }: { title: string; slug: string }): Promise<void> {
    const isOwn = await this.database.manager.existsBy(ArtworkSlugEntity, { slug, artworkId: id });
    if (!isOwn) await this.database.manager.insert(ArtworkSlugEntity, { slug, artworkId: id });
    await this.database.manager.update(ArtworkEntity, { id }, { title, slug, version: () => 'version + 1' });
  }

  async removeFormerSlugs(artworkId: string, current: string): Promise<void> {
    await this.database.manager.delete(ArtworkSlugEntity, { artworkId, slug: Not(current) });
  }

  async addImages(images: ArtworkImageEntity[]): Promise<void> {
    await this.database.manager.insert(ArtworkImageEntity, images);
  }

  async addEditions(editions: NewEdition[]): Promise<void> {
    await this.database.manager.insert(EditionEntity, editions);
  }
}

/** A row to insert; the database sets the times. */
export type NewArtworkRow = Omit<ArtworkEntity, 'createdAt' | 'updatedAt'>;

/** A row to insert; the database sets the times. */
export type NewEdition = Omit<EditionEntity, 'soldOrVoidCount' | 'createdAt' | 'updatedAt'>;
