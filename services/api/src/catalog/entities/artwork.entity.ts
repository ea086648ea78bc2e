import type { ArtworkFrameStyle, Availability, Orientation, SizeType } from '@gallery/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** Only `live` artworks are public. `hidden` ones were complete once; a `draft` may lack what a public page needs. */
export const LIVE_STATUSES = ['live', 'hidden', 'draft'] as const;
export type LiveStatus = (typeof LIVE_STATUSES)[number];

/** One photograph of the catalog. Its prints are sold through its editions. */
@Entity('artworks')
export class ArtworkEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('varchar', { length: 200 }) title: string;
  /** Current slug; former ones stay in `artwork_slugs`. */
  @Column('varchar', { length: 220 }) slug: string;
  @Column('varchar', { length: 60 }) series: string;
  @Column('smallint', { unsigned: true }) year: number;
  @Column('varchar', { length: 200 }) medium: string;
  @Column('text', { nullable: true }) description: string | null;
  @Column('json') tags: string[];
  @Column('boolean') isFeatured: boolean;
  @Column('varchar', { length: 12 }) orientation: Orientation;
  /** The shape of the prints in the edit form. */
  @Column('varchar', { length: 12, default: 'standard' }) sizeType: SizeType;
  /** The default frame of its framed editions. */
  @Column('varchar', { length: 20, default: 'Black' }) frameStyle: ArtworkFrameStyle;
  /** What the frame `Custom` is. */
  @Column('varchar', { length: 120, nullable: true })
  customFrameStyle: string | null;
  /** The Chromaluxe toggle of the forms; the metal edition itself says whether it is offered. */
  @Column('boolean', { default: false }) includeChromaluxe: boolean;
  /** `Tier 2` in either spelling doubles the default prices; any other text does not. */
  @Column('varchar', { length: 60 }) tier: string;
  /** The forms leave prices alone when the tier changes. */
  @Column('boolean', { default: false }) priceOverride: boolean;
  /** Prints outside the numbered editions that stay with the artist. */
  @Column('smallint', { unsigned: true, default: 0 }) artistProofs: number;
  @Column('varchar', { length: 12 }) liveStatus: LiveStatus;
  /** `available` leaves it to the ledger; any other value is set by the owner and takes the artwork off sale. */
  @Column('varchar', { length: 20, default: 'available' }) availability: Availability;
  /** Which gallery shows or lent the artwork. */
  @Column('varchar', { length: 300, nullable: true }) galleryCredit: string | null;
  /** Where else it is sold. */
  @Column('varchar', { length: 500, nullable: true }) purchaseLink: string | null;
  /** The owner's own notes; never public. */
  @Column('text', { nullable: true }) notes: string | null;
  /** Deleted by the owner, but kept hidden for its ledger and certificates. */
  @Column('datetime', { precision: 3, nullable: true }) archivedAt: Date | null;
  /** Incremented with every write, so that the second of two simultaneous edits is rejected. */
  @Column('int', { unsigned: true, default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 3 }) createdAt: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 3 }) updatedAt: Date;
}

/** Every slug that an artwork has or had: one unique key covers current and former ones. */
@Entity('artwork_slugs')
export class ArtworkSlugEntity {
  @PrimaryColumn('varchar', { length: 220 }) slug: string;
  @Column('char', { length: 36 }) artworkId: string;
}

/** `artwork` is the photograph itself, `catalogue` the artwork as it hangs on a wall. */
export type ImageKind = 'catalogue' | 'artwork';

/** A picture in its position among the pictures of an artwork. */
@Entity('artwork_images')
export class ArtworkImageEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) artworkId: string;
  @Column('varchar', { length: 12 }) kind: ImageKind;
  /** Order within its kind, from 0. */
  @Column('smallint', { unsigned: true }) position: number;
  @Column('char', { length: 32 }) mediaId: string;
  /** Alternative text. */
  @Column('varchar', { length: 500 }) alt: string;
}
