import { Injectable } from '@nestjs/common';
import { In, IsNull, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../platform';

/** `processing` until every derivative is stored; only `ready` pictures are shown. */
type MediaState = 'processing' | 'ready';

/** One original picture. */
@Entity('media')
export class MediaEntity {
  /** First 32 hex digits of a SHA-256: of the original, or of its event and the original. Names its files. */
  @PrimaryColumn('char', { length: 32 })
  id: string;

  /** The event of an event photo, whose files have their own URLs; otherwise null. */
  @Column('char', { length: 36, nullable: true })
  eventId: string | null;

  /** SHA-256 of the original. */
  @Column('char', { length: 64 })
  sha256: string;

  /** Type of the original. */
  @Column('varchar', { length: 40 })
  mime: string;

  /** Size of the original. */
  @Column('int', { unsigned: true })
  bytes: number;

  /** Alternative text. */
  @Column('varchar', { length: 500 })
  alt: string;

  /** Pixels of the original, upright. */
  @Column('int', { unsigned: true })
  width: number;

  @Column('int', { unsigned: true })
  height: number;

  /** `#rrggbb` */
  @Column('char', { length: 7 })
  dominantColor: string;

  /** WebP data URI, 16 px wide. */
  @Column('varchar', { length: 4000 })
  placeholder: string;

  /** Widths in pixels at which derivatives exist, ascending. */
  @Column('json')
  widths: number[];

  @Column('varchar', { length: 12 })
  state: MediaState;

  @CreateDateColumn({ type: 'datetime', precision: 3 })
  createdAt: Date;
}

/** Every query on media. */
@Injectable()
export class MediaStore {
  constructor(private readonly database: Database) {}

  /** Pictures of events are separate from all others, even with the same bytes. */
  findBySha256(sha256: string): Promise<MediaEntity | null> {
    return this.database.manager.findOneBy(MediaEntity, { sha256, eventId: IsNull() });
  }

  findReady(ids: string[]): Promise<MediaEntity[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.database.manager.findBy(MediaEntity, { id: In(ids), state: 'ready' });
  }

  findByEvent(eventId: string): Promise<Pick<MediaEntity, 'id' | 'widths'>[]> {
    return this.database.manager.find(MediaEntity, {
      where: { eventId },
      select: { id: true, widths: true },
    });
  }

  async deleteByEvent(eventId: string): Promise<void> {
    await this.database.manager.delete(MediaEntity, { eventId });
  }

  /** Two imports of the same bytes may run at once; both write the same values. */
  async save(media: Omit<MediaEntity, 'createdAt'>): Promise<void> {
    await this.database.manager.upsert(MediaEntity, media, ['id']);
  }
}
