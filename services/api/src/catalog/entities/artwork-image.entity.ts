import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `artwork` is the photograph itself, `catalogue` the work as it hangs on a wall. */
export type ImageKind = 'catalogue' | 'artwork';

/** A picture in its place among the pictures of a work. */
@Entity('artwork_images')
export class ArtworkImageEntity {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('char', { name: 'artwork_id', length: 36 })
  artworkId: string;

  @Column('varchar', { length: 12 })
  kind: ImageKind;

  /** Order within its kind, from 0. */
  @Column('smallint', { unsigned: true })
  position: number;

  @Column('char', { name: 'media_id', length: 32 })
  mediaId: string;

  /** What the picture shows in this place. */
  @Column('varchar', { length: 500 })
  alt: string;
}
