import { Injectable } from '@nestjs/common';
import { LessThan, MoreThanOrEqual, Column, Entity, PrimaryColumn } from 'typeorm';
import { AppError, Clock, Database, hashSecret, generateSecret, parseStoredJson } from '../platform';
import { SITE_SECTIONS, type SiteSectionName } from './sections/site-sections';
import type { SiteContent } from './dto/site-content.dto';
import { SiteContentService } from './site-content.service';

/** How long the preview link of an unsaved section works. */
const PREVIEW_LIFETIME_MS = 3_600_000;

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

/** Shows a section that is not saved yet to anyone with the preview's link. */
@Injectable()
export class SitePreviewsService {
  constructor(
    private readonly database: Database,
    private readonly siteContentService: SiteContentService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the secret of the preview's link. Deletes expired previews as well.
   * @throws AppError `validation_failed` by field
   */
  async create(section: SiteSectionName, json: unknown): Promise<string> {
    const content = parseStoredJson<object>(SITE_SECTIONS[section], json, 'refuse');
    const token = generateSecret();
    const { manager } = this.database;
    await manager.delete(SitePreviewEntity, { createdAt: LessThan(this.oldestValid()) });
    await manager.insert(SitePreviewEntity, {
      digest: hashSecret(token),
      section,
      content,
      createdAt: this.clock.now(),
    });
    return token;
  }

  /**
   * The site content with the section as if it were saved.
   * @throws AppError `not_found` for an unknown or expired link
   */
  async get(token: string): Promise<SiteContent> {
    const preview = await this.database.manager.findOneBy(SitePreviewEntity, {
      digest: hashSecret(token),
      createdAt: MoreThanOrEqual(this.oldestValid()),
    });
    if (!preview) throw new AppError('not_found');
    return this.siteContentService.previewContent(new Map([[preview.section, preview.content]]));
  }

  private oldestValid(): Date {
    return new Date(this.clock.now().getTime() - PREVIEW_LIFETIME_MS);
  }
}
