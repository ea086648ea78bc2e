import { Injectable } from '@nestjs/common';
import { type SelectQueryBuilder, Column, Entity, PrimaryColumn } from 'typeorm';
import type { CollectorLevel } from '@gallery/domain';
import { containsPattern, Database, readAfter, type TimeCursor } from '../../platform';
import { audienceConditions, type Viewer, type Audience } from '../audience';

/** A letter from the artist to chosen collectors. */
@Entity('artist_notes')
export class ArtistNoteEntity implements Audience {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36, nullable: true }) collectorId: string | null;
  @Column('varchar', { length: 12, nullable: true }) level: CollectorLevel | null;
  @Column('varchar', { length: 200 }) title: string;
  @Column('text') text: string;
  @Column('char', { length: 32, nullable: true }) mediaId: string | null;
  /** Describes the picture; empty without one. */
  @Column('varchar', { length: 500 }) pictureAlt: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  /** Incremented with every change. */
  @Column('int') version: number;
  @Column('datetime', { precision: 3, nullable: true }) editedAt: Date | null;
}

/** Every query on artist notes. */
@Injectable()
export class ArtistNotesStore {
  constructor(private readonly database: Database) {}

  async insert(note: ArtistNoteEntity): Promise<void> {
    await this.database.manager.insert(ArtistNoteEntity, note);
  }

  /** The notes for the collector, newest first. */
  async listForViewer(viewer: Viewer): Promise<ArtistNoteEntity[]> {
    return this.database.manager.find(ArtistNoteEntity, {
      where: audienceConditions(viewer),
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  /** Newest first, after the cursor. */
  async page(q: string | undefined, cursor: TimeCursor | null, limit: number): Promise<ArtistNoteEntity[]> {
    const columns = { at: 'note.createdAt', id: 'note.id' };
    return readAfter(this.searched(q), columns, cursor, limit).getMany();
  }

  /** The total over all pages. */
  async count(q: string | undefined): Promise<number> {
    return this.searched(q).getCount();
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<ArtistNoteEntity | null> {
    return this.database.lock(ArtistNoteEntity, { id });
  }

  async update({ id, ...note }: ArtistNoteEntity): Promise<void> {
    await this.database.manager.update(ArtistNoteEntity, { id }, note);
  }

  async remove(id: string): Promise<void> {
    await this.database.manager.delete(ArtistNoteEntity, { id });
  }

  async listByCollector(collectorId: string): Promise<ArtistNoteEntity[]> {
    return this.database.manager.findBy(ArtistNoteEntity, { collectorId });
  }

  async removeByCollector(collectorId: string): Promise<void> {
    await this.database.manager.delete(ArtistNoteEntity, { collectorId });
  }

  private searched(q: string | undefined): SelectQueryBuilder<ArtistNoteEntity> {
    const query = this.database.manager.createQueryBuilder(ArtistNoteEntity, 'note');
    if (q)
      query.andWhere('(note.title LIKE :text OR note.text LIKE :text)', {
        text: containsPattern(q),
      });
    return query;
  }
}
