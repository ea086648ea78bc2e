import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One part of the site that the owner has written; parts without a row have the built-in texts. */
@Entity('site_sections')
export class SiteSectionEntity {
  @PrimaryColumn('varchar', { length: 20 })
  section: string;

  /** Checked when it is written and again when it is read: the code may have moved on since. */
  @Column('json')
  content: unknown;

  @Column('datetime', { name: 'updated_at', precision: 3 })
  updatedAt: Date;
}
