import { levelsUpTo } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import { Database } from '../platform';
import type { Viewer } from './audience';
import { PreviewGuest } from './preview-guest.entity';
import { PreviewWork } from './preview-work.entity';
import { PrivatePreview } from './private-preview.entity';
import type { ShownWork } from './shown-work';

/** What a collector sees by previews. */
@Injectable()
export class ShownWorksStore {
  constructor(private readonly database: Database) {}

  /** Those that are open for the collector now, newest first. */
  async openFor(viewer: Viewer, now: Date): Promise<ShownWork[]> {
    return this.read(openAt(this.meantFor(viewer), now));
  }

  /** Whether the work is open for the collector now. */
  async isOpenFor(viewer: Viewer, artworkId: string, now: Date): Promise<boolean> {
    const query = openAt(this.meantFor(viewer), now).andWhere('shown.artworkId = :artworkId', { artworkId });
    return query.getExists();
  }

  /** Those of the works that were ever meant for the collector, newest first. */
  async everFor(viewer: Viewer, artworkIds: readonly string[]): Promise<ShownWork[]> {
    return this.read(this.meantFor(viewer).andWhere('shown.artworkId IN (:...artworkIds)', { artworkIds }));
  }

  /** Everything that is, was or will be meant for the collector, newest first. */
  async allFor(viewer: Viewer): Promise<ShownWork[]> {
    return this.read(this.meantFor(viewer));
  }

  private meantFor({ id, level }: Viewer): SelectQueryBuilder<PreviewWork> {
    const levels = levelsUpTo(level);
    return this.database.manager
      .createQueryBuilder(PreviewWork, 'shown')
      .innerJoin(PrivatePreview, 'preview', 'preview.id = shown.previewId')
      .leftJoin(PreviewGuest, 'guest', 'guest.previewId = preview.id AND guest.collectorId = :collectorId', {
        collectorId: id,
      })
      .where(
        new Brackets((either) => {
          either.where('guest.collectorId IS NOT NULL');
          if (levels.length > 0) either.orWhere('preview.level IN (:...levels)', { levels });
        }),
      );
  }

  private async read(query: SelectQueryBuilder<PreviewWork>): Promise<ShownWork[]> {
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
      .getRawMany<Omit<ShownWork, 'isNamed'> & { guestId: string | null }>();
    return rows.map(({ guestId, ...work }) => ({ ...work, isNamed: guestId !== null }));
  }
}

const openAt = (query: SelectQueryBuilder<PreviewWork>, now: Date): SelectQueryBuilder<PreviewWork> =>
  query.andWhere('preview.opensAt <= :now AND preview.expiresAt > :now', { now });
