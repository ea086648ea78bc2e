import type { CollectorLevel } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Audience } from '../audience';

/** A letter from the artist to chosen collectors. */
@Entity('artist_notes')
export class ArtistNoteEntity implements Audience {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36, nullable: true }) collectorId: string | null;
  @Column('varchar', { length: 12, nullable: true }) level: CollectorLevel | null;
  @Column('varchar', { length: 200 }) title: string;
  @Column('text') text: string;
  @Column('char', { length: 32, nullable: true }) mediaId: string | null;
  /** What the picture shows; empty without one. */
  @Column('varchar', { length: 500 }) pictureAlt: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  /** Incremented with every change. */
  @Column('int') version: number;
  @Column('datetime', { precision: 3, nullable: true }) editedAt: Date | null;
}
