import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { Orientation } from '@gallery/domain';

/** `hidden` works leave every public read and keep their ledger (G102). */
export type LiveStatus = 'live' | 'hidden';

/** One photograph of the catalogue. Its prints are sold through its editions. */
@Entity('artworks')
export class ArtworkEntity {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('varchar', { length: 200 })
  title: string;

  /** Current slug; former ones stay in `artwork_slugs` (G29). */
  @Column('varchar', { length: 220 })
  slug: string;

  @Column('varchar', { length: 60 })
  series: string;

  @Column('smallint', { unsigned: true })
  year: number;

  @Column('varchar', { length: 200 })
  medium: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('json')
  tags: string[];

  @Column('boolean', { name: 'is_featured' })
  isFeatured: boolean;

  @Column('varchar', { length: 12 })
  orientation: Orientation;

  /** `Tier 2` in either spelling doubles the default prices; any other text does not (S106). */
  @Column('varchar', { length: 60 })
  tier: string;

  /** Prints outside the numbered editions that stay with the artist (G22). */
  @Column('smallint', { name: 'artist_proofs', unsigned: true, default: 0 })
  artistProofs: number;

  @Column('varchar', { name: 'live_status', length: 12 })
  liveStatus: LiveStatus;

  /** The owner's own notes; never public (G44). */
  @Column('text', { nullable: true })
  notes: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;
}
