import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Every slug that a work has or had: one key keeps current and former ones apart. */
@Entity('artwork_slugs')
export class ArtworkSlugEntity {
  @PrimaryColumn('varchar', { length: 220 })
  slug: string;

  @Column('char', { name: 'artwork_id', length: 36 })
  artworkId: string;
}
