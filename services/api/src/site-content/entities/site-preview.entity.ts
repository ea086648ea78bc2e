import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SiteSectionName } from '../sections/site-sections';

/** A section to be shown on its page before it is saved. */
@Entity('site_previews')
export class SitePreviewEntity {
  /** SHA-256 of the secret in the preview's link. */
  @PrimaryColumn('char', { length: 64 }) digest: string;
  @Column('varchar', { length: 20 }) section: SiteSectionName;
  /** Validated when written and when read. */
  @Column('json') content: unknown;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
