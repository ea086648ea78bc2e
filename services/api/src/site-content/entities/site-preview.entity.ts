import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SiteSectionName } from '../sections/site-sections';

/** A section that somebody wants to see on its page before it is saved. */
@Entity('site_previews')
export class SitePreviewEntity {
  /** SHA-256 of the secret in the preview's address. */
  @PrimaryColumn('char', { length: 64 }) digest: string;
  @Column('varchar', { length: 20 }) section: SiteSectionName;
  /** Checked when it is written and again when it is read. */
  @Column('json') content: unknown;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
}
