import { Injectable } from '@nestjs/common';
import { Database } from '../platform';
import type { SectionName } from './content/sections';
import { SiteSection } from './site-section.entity';

/** Every query of the site's content. */
@Injectable()
export class SiteStore {
  constructor(private readonly database: Database) {}

  /** What is kept, by section. */
  async contents(): Promise<Map<string, unknown>> {
    const rows = await this.database.manager.find(SiteSection);
    return new Map(rows.map((row) => [row.section, row.content]));
  }

  has(section: SectionName): Promise<boolean> {
    return this.database.manager.existsBy(SiteSection, { section });
  }

  async save(row: { section: SectionName; content: object; updatedAt: Date }): Promise<void> {
    await this.database.manager.upsert(SiteSection, row, ['section']);
  }
}
