import { Column, Entity, PrimaryColumn } from 'typeorm';

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
