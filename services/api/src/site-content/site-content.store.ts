import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../platform';
import type { SiteSectionName } from './sections/site-sections';

/** A section that the owner has saved; sections without a row have the defaults. */
@Entity('site_sections')
export class SiteSectionEntity {
  @PrimaryColumn('varchar', { length: 20 })
  section: string;

  /** Validated when written and when read: the code may have changed since. */
  @Column('json')
  content: unknown;

  @Column('datetime', { precision: 3 })
  updatedAt: Date;
}

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
