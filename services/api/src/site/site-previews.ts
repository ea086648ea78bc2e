import { Injectable } from '@nestjs/common';
import { LessThan, MoreThanOrEqual } from 'typeorm';
import { AppError, Clock, Database, digestOf, newSecret, readStored } from '../platform';
import { SECTIONS, type SectionName } from './content/sections';
import type { SiteContent } from './dto/site-content.dto';
import { SitePreview } from './site-preview.entity';
import { Site } from './site.service';

/** For looking at a page, not for keeping it. */
const LIFE_MS = 3_600_000;

/** What the owner has written and not yet saved, for whoever has the address of the preview. */
@Injectable()
export class SitePreviews {
  constructor(
    private readonly database: Database,
    private readonly site: Site,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps the section for an hour and resolves to the secret in its address. Those whose hour is over go on this occasion.
   * @throws AppError `validation_failed` with what is wrong by field
   */
  async keep(section: SectionName, written: unknown): Promise<string> {
    const content = readStored<object>(SECTIONS[section], written, 'refuse');
    const token = newSecret();
    const { manager } = this.database;
    await manager.delete(SitePreview, { createdAt: LessThan(this.eldest()) });
    await manager.insert(SitePreview, {
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
  async read(token: string): Promise<SiteContent> {
    const preview = await this.database.manager.findOneBy(SitePreview, {
      digest: digestOf(token),
      createdAt: MoreThanOrEqual(this.eldest()),
    });
    if (!preview) throw new AppError('not_found');
    return this.site.contentWith(new Map([[preview.section, preview.content]]));
  }

  private eldest(): Date {
    return new Date(this.clock.now().getTime() - LIFE_MS);
  }
}
