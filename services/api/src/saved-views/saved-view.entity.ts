import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SavedViewList } from './saved-views-policy';

/** Filters of one of the console's lists that somebody keeps under a name. */
@Entity('saved_views')
export class SavedViewEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** Account of the console whose view it is; removed with it. */
  @Column('char', { length: 36 }) adminId: string;
  @Column('varchar', { length: 30 }) list: SavedViewList;
  /** One of its kind in a list of the account. */
  @Column('varchar', { length: 40 }) name: string;
  /** As they stand in the list's address: text by name. */
  @Column('json') filters: Record<string, string>;
  /** Whether everybody of the gallery sees it. */
  @Column('boolean') isShared: boolean;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
