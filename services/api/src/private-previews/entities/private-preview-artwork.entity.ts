import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A work in a private preview. */
@Entity('private_preview_works')
export class PrivatePreviewArtworkEntity {
  /** What collectors know it by. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { name: 'preview_id', length: 36 }) previewId: string;
  @Column('char', { name: 'artwork_id', length: 36 }) artworkId: string;
  /** From 0, in the order in which the owner chose them. */
  @Column('smallint') position: number;
}
