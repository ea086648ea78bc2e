import type { CollectorLevel } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Artworks shown to chosen collectors for a while, whether or not the public sees them. */
@Entity('private_previews')
export class PrivatePreviewEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** This level and all levels above it; null for named guests. */
  @Column('varchar', { length: 12, nullable: true }) level: CollectorLevel | null;
  /** The artist's note to those who see the preview. */
  @Column('varchar', { length: 2000, nullable: true }) note: string | null;
  /** Whether its audience gets an email when the preview opens. */
  @Column('boolean') isAnnounced: boolean;
  @Column('datetime', { precision: 3 }) opensAt: Date;
  @Column('datetime', { precision: 3 }) expiresAt: Date;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  /** Incremented with every change. */
  @Column('int') version: number;
}

/** A collector who is named as a guest of a private preview. */
@Entity('private_preview_guests')
export class PrivatePreviewGuestEntity {
  @PrimaryColumn('char', { length: 36 }) previewId: string;
  @PrimaryColumn('char', { length: 36 }) collectorId: string;
}

/** An artwork in a private preview. */
@Entity('private_preview_artworks')
export class PrivatePreviewArtworkEntity {
  /** The id that collectors see. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) previewId: string;
  @Column('char', { length: 36 }) artworkId: string;
  /** From 0, in the order in which the owner chose them. */
  @Column('smallint') position: number;
}
