import { Injectable } from '@nestjs/common';
import { In, type SelectQueryBuilder } from 'typeorm';
import { Database } from '../platform';
import { ArtistNote } from './artist-note.entity';
import { meantFor, type Viewer } from './audience';

/** Every query on artist notes. */
@Injectable()
export class ArtistNotesStore {
  constructor(private readonly database: Database) {}

  async insert(note: ArtistNote): Promise<void> {
    await this.database.manager.insert(ArtistNote, note);
  }

  /** Those meant for the collector, newest first. */
  async for(viewer: Viewer): Promise<ArtistNote[]> {
    return this.database.manager.find(ArtistNote, {
      where: meantFor(viewer),
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  /** Newest first, those after `place` only. */
  async page(
    q: string | undefined,
    place: { createdAt: Date; id: string } | null,
    limit: number,
  ): Promise<ArtistNote[]> {
    const query = this.searched(q).orderBy({ 'note.createdAt': 'DESC', 'note.id': 'DESC' });
    if (place)
      query.andWhere(
        '(note.createdAt < :createdAt OR (note.createdAt = :createdAt AND note.id < :id))',
        place,
      );
    return query.take(limit).getMany();
  }

  /** How many there are on all pages. */
  async count(q: string | undefined): Promise<number> {
    return this.searched(q).getCount();
  }

  async titlesOf(ids: string[]): Promise<[id: string, title: string][]> {
    const notes = await this.database.manager.find(ArtistNote, {
      select: { id: true, title: true },
      where: { id: In(ids) },
    });
    return notes.map(({ id, title }) => [id, title]);
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<ArtistNote | null> {
    return this.database.manager.findOne(ArtistNote, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async change({ id, ...note }: ArtistNote): Promise<void> {
    await this.database.manager.update(ArtistNote, { id }, note);
  }

  async remove(id: string): Promise<void> {
    await this.database.manager.delete(ArtistNote, { id });
  }

  async ofCollector(collectorId: string): Promise<ArtistNote[]> {
    return this.database.manager.findBy(ArtistNote, { collectorId });
  }

  async removeOf(collectorId: string): Promise<void> {
    await this.database.manager.delete(ArtistNote, { collectorId });
  }

  private searched(q: string | undefined): SelectQueryBuilder<ArtistNote> {
    const query = this.database.manager.createQueryBuilder(ArtistNote, 'note');
    if (q)
      query.andWhere('(note.title LIKE :text OR note.text LIKE :text)', {
        text: `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
      });
    return query;
  }
}
