import { Injectable } from '@nestjs/common';
import { In, Like, Not } from 'typeorm';
import { Database } from '../platform';
import type { ArtworkBase } from './artwork-facts';
import { ArtworkImageEntity } from './entities/artwork-image.entity';
import { ArtworkSlugEntity } from './entities/artwork-slug.entity';
import { ArtworkEntity } from './entities/artwork.entity';
import { countByEdition, type EditionCounts } from './editions/edition-counts';
import { EditionEntity } from './entities/edition.entity';
import { PrintEntity } from './entities/print.entity';

/** Which works are named, and which hidden ones the visitor may know of. */
interface ArtworkSelection {
  ids: string[];
  titles?: string[];
  hiddenIds?: string[];
}

const NO_PRINTS: EditionCounts = { sold: 0, held: 0, available: 0, nextNumber: null };

/** Every query of works, pictures and editions. One query per call, however many works are asked for. */
@Injectable()
export class CatalogStore {
  constructor(private readonly database: Database) {}

  /** All works that visitors may see, newest first: ids are in the order of creation. */
  listLive(): Promise<ArtworkEntity[]> {
    return this.database.manager.find(ArtworkEntity, {
      where: { liveStatus: 'live' },
      order: { id: 'DESC' },
    });
  }

  /** These works, hidden ones included. */
  findByIds(ids: string[]): Promise<ArtworkEntity[]> {
    return this.database.manager.findBy(ArtworkEntity, { id: In(ids.filter(isAscii)) });
  }

  /** Visible works, and hidden ones of `hiddenIds`, with one of the ids or titles; oldest first. */
  findByIdsOrTitles({ ids, titles = [], hiddenIds = [] }: ArtworkSelection): Promise<ArtworkEntity[]> {
    return this.database.manager.find(ArtworkEntity, {
      where: [
        { id: In(ids), liveStatus: 'live' },
        { title: In(titles), liveStatus: 'live' },
        ...(hiddenIds.length === 0
          ? []
          : [
              { id: In(hiddenIds.filter((id) => ids.includes(id))) },
              { title: In(titles), id: In(hiddenIds) },
            ]),
      ],
      order: { id: 'ASC' },
    });
  }

  /** The visible work that has, or once had, this slug. */
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

  /** Every print of the works, by edition and number. */
  listPrints(artworkIds: string[]): Promise<PrintEntity[]> {
    return this.database.manager
      .createQueryBuilder(PrintEntity, 'print')
      .innerJoin(EditionEntity, 'edition', 'edition.id = print.editionId')
      .where('edition.artworkId IN (:...artworkIds)', { artworkIds })
      .orderBy('print.editionId')
      .addOrderBy('print.number')
      .getMany();
  }

  /** Counts by edition id at this moment; they are never stored, only counted. */
  async countPrints(artworkIds: string[], now: Date): Promise<(editionId: string) => EditionCounts> {
    const counts = await countByEdition(
      this.database.manager
        .createQueryBuilder(PrintEntity, 'print')
        .innerJoin(EditionEntity, 'edition', 'edition.id = print.editionId')
        .where('edition.artworkId IN (:...artworkIds)', { artworkIds }),
      now,
    );
    return (editionId) => counts(editionId) ?? NO_PRINTS;
  }

  /** Whether the work has this edition and offers it at the moment. */
  async isOffered(editionId: string, artworkId: string): Promise<boolean> {
    return (
      isAscii(editionId) &&
      this.database.manager.existsBy(EditionEntity, { id: editionId, artworkId, enabled: true })
    );
  }

  findEdition(id: string): Promise<EditionEntity | null> {
    return isAscii(id) ? this.database.manager.findOneBy(EditionEntity, { id }) : Promise.resolve(null);
  }

  /** Title and size of an edition, as refusals name it; no title for a photograph's, which is known elsewhere. */
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

  /** What the works are made of, with the photograph itself first; hidden works count. */
  async findFacts(artworkIds: string[]): Promise<ArtworkBase[]> {
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

  /** Slugs in use that start like this one, current and former. */
  async findSlugsLike(slug: string): Promise<string[]> {
    const found = await this.database.manager.findBy(ArtworkSlugEntity, { slug: Like(`${slug}%`) });
    return found.map((each) => each.slug);
  }

  /** The same, without those of one work: they are its own to take up again. */
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

  /** Keeps others from changing the work until the transaction ends; null when there is none. */
  async lockArtwork(id: string): Promise<ArtworkEntity | null> {
    if (!isAscii(id)) return null;
    return this.database.manager.findOne(ArtworkEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** A work that was archived is back in the inventory then. */
  async publishArtwork(id: string): Promise<void> {
    await this.database.manager.update(
      ArtworkEntity,
      { id },
      { liveStatus: 'live', archivedAt: null, version: () => 'version + 1' },
    );
  }

  /** A former slug stays the work's own: taking it up again writes no second row. */
  async renameArtwork(id: string, { title, slug }: { title: string; slug: string }): Promise<void> {
    const isOwn = await this.database.manager.existsBy(ArtworkSlugEntity, { slug, artworkId: id });
    if (!isOwn) await this.database.manager.insert(ArtworkSlugEntity, { slug, artworkId: id });
    await this.database.manager.update(ArtworkEntity, { id }, { title, slug, version: () => 'version + 1' });
  }

  async addImages(images: ArtworkImageEntity[]): Promise<void> {
    await this.database.manager.insert(ArtworkImageEntity, images);
  }

  async addEditions(editions: NewEdition[]): Promise<void> {
    await this.database.manager.insert(EditionEntity, editions);
  }
}

/** MySQL refuses to compare an ASCII column with other characters. */
const isAscii = (id: string): boolean => /^[\x20-\x7e]+$/.test(id);

/** A work as it is written; the database adds the times. */
export type NewArtworkRow = Omit<ArtworkEntity, 'createdAt' | 'updatedAt'>;

/** An edition as it is written; the database adds the times. */
export type NewEdition = Omit<EditionEntity, 'gone' | 'createdAt' | 'updatedAt'>;
