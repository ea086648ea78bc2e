import { Injectable } from '@nestjs/common';
import { LessThan, MoreThanOrEqual } from 'typeorm';
import { AppError, Clock, Database, digestOf, generateSecret, parseStoredJson } from '../platform';
import { SITE_SECTIONS, type SiteSectionName } from './sections/site-sections';
import type { SiteContent } from './dto/site-content.dto';
import { SitePreviewEntity } from './entities/site-preview.entity';
import { SiteContentService } from './site-content.service';

/** For looking at a page, not for keeping it. */
const PREVIEW_LIFETIME_MS = 3_600_000;

/** What the owner has written and not yet saved, for whoever has the address of the preview. */
@Injectable()
export class SitePreviewsService {
  constructor(
    private readonly database: Database,
    private readonly siteContentService: SiteContentService,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps the section for an hour and resolves to the secret in its address. Those whose hour is over go on this occasion.
   * @throws AppError `validation_failed` with what is wrong by field
   */
  async create(section: SiteSectionName, written: unknown): Promise<string> {
    const content = parseStoredJson<object>(SITE_SECTIONS[section], written, 'refuse');
    const token = generateSecret();
    const { manager } = this.database;
    await manager.delete(SitePreviewEntity, { createdAt: LessThan(this.oldestValid()) });
    await manager.insert(SitePreviewEntity, {
      digest: digestOf(token),
      section,
      content,
      createdAt: this.clock.now(),
    });
    return token;
  }

  /**
   * The whole site as it would be with the section saved.
   * @throws AppError `not_found` for an unknown address and after its hour
   */
  async get(token: string): Promise<SiteContent> {
    const preview = await this.database.manager.findOneBy(SitePreviewEntity, {
      digest: digestOf(token),
      createdAt: MoreThanOrEqual(this.oldestValid()),
    });
    if (!preview) throw new AppError('not_found');
    return this.siteContentService.previewContent(new Map([[preview.section, preview.content]]));
  }

  private oldestValid(): Date {
    return new Date(this.clock.now().getTime() - PREVIEW_LIFETIME_MS);
  }
}
