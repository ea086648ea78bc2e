import { Injectable } from '@nestjs/common';
import { Database } from '../platform';
import type { SiteSectionName } from './sections/site-sections';
import { SiteSectionEntity } from './entities/site-section.entity';

/** Every query on site sections. */
@Injectable()
export class SiteContentStore {
  constructor(private readonly database: Database) {}

  /** By section. */
  async findAll(): Promise<Map<string, unknown>> {
    const rows = await this.database.manager.find(SiteSectionEntity);
    return new Map(rows.map((row) => [row.section, row.content]));
  }

  exists(section: SiteSectionName): Promise<boolean> {
    return this.database.manager.existsBy(SiteSectionEntity, { section });
  }

  async save(row: { section: SiteSectionName; content: object; updatedAt: Date }): Promise<void> {
    await this.database.manager.upsert(SiteSectionEntity, row, ['section']);
  }
}
