import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { Database } from '../../platform';
import { countByEditionQuery, parseCounts, type CountRow, type EditionCounts } from './edition-counts';
import type { NewEdition } from '../catalog.store';
import { EditionEntity } from '../entities/edition.entity';
import { PrintEntity } from '../entities/print.entity';

/** The counts of an existing live edition, and its fixed price. */
export interface EditionCountsWithPrice extends EditionCounts {
  priceCents: number;
}

/** Every query on live editions. */
@Injectable()
export class EventPhotoEditionsStore {
  constructor(private readonly database: Database) {}

  /** Counts by edition id; undefined for an edition that does not exist yet. */
  async countByEdition(
    photoIds: string[],
    now: Date,
  ): Promise<(editionId: string) => EditionCountsWithPrice | undefined> {
    const prints = this.database.manager
      .createQueryBuilder(PrintEntity, 'print')
      .innerJoin(EditionEntity, 'edition', 'edition.id = print.editionId')
      .where('edition.photoId IN (:...photoIds)', { photoIds });
    const rows = await countByEditionQuery(prints, now)
      .addSelect('MAX(edition.priceCents)', 'priceCents')
      .getRawMany<CountRow & { priceCents: number }>();
    const opened = new Map(
      rows.map((row) => [row.editionId, { ...parseCounts(row), priceCents: Number(row.priceCents) }]),
    );
    return (editionId) => opened.get(editionId);
  }

  /** The existing editions of these event photos. */
  async listByPhotos(
    photoIds: string[],
  ): Promise<Pick<EditionEntity, 'id' | 'photoId' | 'size' | 'total'>[]> {
    if (photoIds.length === 0) return [];
    return this.database.manager.find(EditionEntity, {
      where: { photoId: In(photoIds) },
      select: { id: true, photoId: true, size: true, total: true },
      order: { photoId: 'ASC', priceCents: 'ASC' },
    });
  }

  /** Returns which of these editions exist. */
  async findExisting(ids: string[]): Promise<string[]> {
    const found = await this.database.manager.find(EditionEntity, {
      where: { id: In(ids) },
      select: { id: true },
    });
    return found.map(({ id }) => id);
  }

  /** The event photos of these editions; editions of artworks are left out. */
  async findPhotoIds(ids: string[]): Promise<string[]> {
    const found = await this.database.manager.find(EditionEntity, {
      where: { id: In(ids), photoId: Not(IsNull()) },
      select: { id: true, photoId: true },
    });
    return [...new Set(found.flatMap(({ photoId }) => photoId ?? []))];
  }

  /**
   * @returns whether this call created the edition; if another transaction is inserting it, this one waits and that
   * insert wins
   */
  async insertIfMissing(edition: NewEdition): Promise<boolean> {
    const written = await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(EditionEntity)
      .values(edition)
      .orIgnore()
      .updateEntity(false)
      .execute();
    return affectedRows(written) === 1;
  }
}

const affectedRows = ({ raw }: { raw: unknown }): number =>
  typeof raw === 'object' && raw !== null && 'affectedRows' in raw ? Number(raw.affectedRows) : 0;
