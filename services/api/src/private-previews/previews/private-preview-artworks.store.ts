import { levelsUpTo } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import { Database } from '../../platform';
import type { Viewer } from '../audience';
import {
  PrivatePreviewArtworkEntity,
  PrivatePreviewEntity,
  PrivatePreviewGuestEntity,
} from '../entities/private-preview.entity';

/** A work in a preview that is meant for a collector. */
export interface PrivatePreviewArtwork {
  /** The preview's own for this work. */
  id: string;
  previewId: string;
  artworkId: string;
  /** The artist's words. */
  note: string | null;
  opensAt: Date;
  expiresAt: Date;
  /** Shown to the collector by name; else to their level. */
  isNamed: boolean;
}

/** What a collector sees by previews. */
@Injectable()
export class PrivatePreviewArtworksStore {
  constructor(private readonly database: Database) {}

  /** Those that are open for the collector now, newest first. */
  async listOpen(viewer: Viewer, now: Date): Promise<PrivatePreviewArtwork[]> {
    return this.read(whereOpenAt(this.visibleTo(viewer), now));
  }

  /** Whether the work is open for the collector now. */
  async isOpen(viewer: Viewer, artworkId: string, now: Date): Promise<boolean> {
    const query = whereOpenAt(this.visibleTo(viewer), now).andWhere('shown.artworkId = :artworkId', {
      artworkId,
    });
    return query.getExists();
  }

  /** Those of the works that were ever meant for the collector, newest first. */
  async listByArtworks(viewer: Viewer, artworkIds: readonly string[]): Promise<PrivatePreviewArtwork[]> {
    return this.read(this.visibleTo(viewer).andWhere('shown.artworkId IN (:...artworkIds)', { artworkIds }));
  }

  /** Everything that is, was or will be meant for the collector, newest first. */
  async listAll(viewer: Viewer): Promise<PrivatePreviewArtwork[]> {
    return this.read(this.visibleTo(viewer));
  }

  private visibleTo({ id, level }: Viewer): SelectQueryBuilder<PrivatePreviewArtworkEntity> {
    const levels = levelsUpTo(level);
    return this.database.manager
      .createQueryBuilder(PrivatePreviewArtworkEntity, 'shown')
      .innerJoin(PrivatePreviewEntity, 'preview', 'preview.id = shown.previewId')
      .leftJoin(
        PrivatePreviewGuestEntity,
        'guest',
        'guest.previewId = preview.id AND guest.collectorId = :collectorId',
        {
          collectorId: id,
        },
      )
      .where(
        new Brackets((either) => {
          either.where('guest.collectorId IS NOT NULL');
          if (levels.length > 0) either.orWhere('preview.level IN (:...levels)', { levels });
        }),
      );
  }

  private async read(
    query: SelectQueryBuilder<PrivatePreviewArtworkEntity>,
  ): Promise<PrivatePreviewArtwork[]> {
    const rows = await query
      .select('shown.id', 'id')
      .addSelect('shown.previewId', 'previewId')
      .addSelect('shown.artworkId', 'artworkId')
      .addSelect('preview.note', 'note')
      .addSelect('preview.opensAt', 'opensAt')
      .addSelect('preview.expiresAt', 'expiresAt')
      .addSelect('guest.collectorId', 'guestId')
      .orderBy({
        'preview.opensAt': 'DESC',
        'preview.id': 'DESC',
        'shown.position': 'ASC',
      })
      .getRawMany<Omit<PrivatePreviewArtwork, 'isNamed'> & { guestId: string | null }>();
    return rows.map(({ guestId, ...work }) => ({ ...work, isNamed: guestId !== null }));
  }
}

const whereOpenAt = (
  query: SelectQueryBuilder<PrivatePreviewArtworkEntity>,
  now: Date,
): SelectQueryBuilder<PrivatePreviewArtworkEntity> =>
  query.andWhere('preview.opensAt <= :now AND preview.expiresAt > :now', { now });
