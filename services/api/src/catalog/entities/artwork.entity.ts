import type { ArtworkFrameStyle, Availability, Orientation, SizeType } from '@gallery/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** `hidden` works leave every public read and keep their ledger. */
export type LiveStatus = 'live' | 'hidden';

/** One photograph of the catalogue. Its prints are sold through its editions. */
@Entity('artworks')
export class ArtworkEntity {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('varchar', { length: 200 })
  title: string;

  /** Current slug; former ones stay in `artwork_slugs`. */
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

  /** What the edit form says of the prints' shape. */
  @Column('varchar', { name: 'size_type', length: 12, default: 'standard' })
  sizeType: SizeType;

  /** The frame that its framed editions come in unless they say otherwise. */
  @Column('varchar', { name: 'frame_style', length: 20, default: 'Black' })
  frameStyle: ArtworkFrameStyle;

  /** What the frame `Custom` is. */
  @Column('varchar', { name: 'custom_frame_style', length: 120, nullable: true })
  customFrameStyle: string | null;

  /** The Chromaluxe toggle of the forms; which metal is offered, its edition says. */
  @Column('boolean', { name: 'include_chromaluxe', default: false })
  includeChromaluxe: boolean;

  /** `Tier 2` in either spelling doubles the default prices; any other text does not. */
  @Column('varchar', { length: 60 })
  tier: string;

  /** The forms leave prices alone when the tier changes. */
  @Column('boolean', { name: 'price_override', default: false })
  priceOverride: boolean;

  /** Prints outside the numbered editions that stay with the artist. */
  @Column('smallint', { name: 'artist_proofs', unsigned: true, default: 0 })
  artistProofs: number;

  @Column('varchar', { name: 'live_status', length: 12 })
  liveStatus: LiveStatus;

  /** `available` leaves it to the ledger; anything else is the owner's word and takes the work off sale. */
  @Column('varchar', { length: 20, default: 'available' })
  availability: Availability;

  /** Which gallery shows or lent the work. */
  @Column('varchar', { name: 'gallery_credit', length: 300, nullable: true })
  galleryCredit: string | null;

  /** Where it is sold besides here. */
  @Column('varchar', { name: 'purchase_link', length: 500, nullable: true })
  purchaseLink: string | null;

  /** The owner's own notes; never public. */
  @Column('text', { nullable: true })
  notes: string | null;

  /** Deleted by the owner, and kept for its ledger and certificates; hidden as well. */
  @Column('datetime', { name: 'archived_at', precision: 3, nullable: true })
  archivedAt: Date | null;

  /** Counts the writes, so that of two people who edit at once the second one learns of it. */
  @Column('int', { unsigned: true, default: 1 })
  version: number;

  @CreateDateColumn({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;
}

/** Every slug that a work has or had: one key keeps current and former ones apart. */
@Entity('artwork_slugs')
export class ArtworkSlugEntity {
  @PrimaryColumn('varchar', { length: 220 })
  slug: string;

  @Column('char', { name: 'artwork_id', length: 36 })
  artworkId: string;
}

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
