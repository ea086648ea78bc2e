import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** `processing` until every derivative is stored; only `ready` pictures are shown. */
export type MediaState = 'processing' | 'ready';

/** One original picture. */
@Entity('media')
export class MediaEntity {
  /** First 32 hex digits of a SHA-256, of the original or of its event and it. Names its files. */
  @PrimaryColumn('char', { length: 32 })
  id: string;

  /** The event of an event photo, whose files have their own URLs; else null. */
  @Column('char', { length: 36, nullable: true })
  eventId: string | null;

  /** Of the original. */
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
