import type { SeriesChanges } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform';
import { ArtworkEntity } from '../entities/artwork.entity';

/** How works stand in series, by name. */
@Injectable()
export class SeriesStore {
  constructor(private readonly database: Database) {}

  /** Works of each series, hidden and archived ones included. */
  async countByName(): Promise<{ name: string; works: number }[]> {
    const rows = await this.database.manager
      .createQueryBuilder(ArtworkEntity, 'artwork')
      .select('artwork.series', 'name')
      .addSelect('COUNT(*)', 'works')
      .groupBy('artwork.series')
      .orderBy('artwork.series')
      .getRawMany<{ name: string; works: string }>();
    return rows.map(({ name, works }) => ({ name, works: Number(works) }));
  }

  countArtworks(names: string[]): Promise<number> {
    return this.database.manager.countBy(ArtworkEntity, { series: In(names) });
  }

  /** In one statement: two series may take each other's names. Who edits one of the works meanwhile is told. */
  async rename(renamed: SeriesChanges['renamed']): Promise<void> {
    if (renamed.length === 0) return;
    await this.database.manager.query(
      `UPDATE artworks SET version = version + 1,
         series = CASE series ${renamed.map(() => 'WHEN ? THEN ?').join(' ')} END
       WHERE series IN (?)`,
      [...renamed.flatMap(({ from, to }) => [from, to]), renamed.map(({ from }) => from)],
    );
  }
}
