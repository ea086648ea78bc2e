import type { CollectorLevel } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Audience } from './audience';

/** A work shown to chosen collectors for a while, whether or not the public sees it (G57). */
@Entity('private_previews')
export class PrivatePreview implements Audience {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { name: 'artwork_id', length: 36 }) artworkId: string;
  @Column('char', { name: 'collector_id', length: 36, nullable: true }) collectorId: string | null;
  @Column('varchar', { length: 12, nullable: true }) level: CollectorLevel | null;
  /** The artist's words to those who see it. */
  @Column('varchar', { length: 2000, nullable: true }) note: string | null;
  @Column('datetime', { name: 'opens_at', precision: 3 }) opensAt: Date;
  @Column('datetime', { name: 'expires_at', precision: 3 }) expiresAt: Date;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
}
