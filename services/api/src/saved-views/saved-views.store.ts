import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../platform';

/** The admin lists whose filters can be saved. */
export const SAVED_VIEW_LISTS = [
  'artist-notes',
  'audit-log',
  'certificates',
  'collectors',
  'affiliate-commissions',
  'commission-requests',
  'inbox',
  'inventory',
  'emails',
  'orders',
  'affiliates',
  'people',
  'private-previews',
] as const;
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number];

/** Filters of one of the console's lists that someone has saved under a name. */
@Entity('saved_views')
export class SavedViewEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** The console account that owns the view; the view is removed with it. */
  @Column('char', { length: 36 }) adminId: string;
  @Column('varchar', { length: 30 }) list: SavedViewList;
  /** Unique among the account's views of a list. */
  @Column('varchar', { length: 40 }) name: string;
  /** Text by name, as in the list's address. */
  @Column('json') filters: Record<string, string>;
  /** Whether everyone at the gallery sees it. */
  @Column('boolean') isShared: boolean;
  @Column('int', { unsigned: true, default: 1 }) version: number;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}

/** Every query on saved views. */
@Injectable()
export class SavedViewsStore {
  constructor(private readonly database: Database) {}

  /** The account's own and shared views, oldest first. */
  async findVisible(adminId: string, list: SavedViewList): Promise<SavedViewEntity[]> {
    return this.database.manager.find(SavedViewEntity, {
      where: [
        { list, adminId },
        { list, isShared: true },
      ],
      order: { id: 'ASC' },
    });
  }

  /** Returns false when the account already has `limit` views of the list. Lock the account first. */
  async insertBelowLimit(view: SavedViewEntity, limit: number): Promise<boolean> {
    const { id, adminId, list, name, filters, isShared, createdAt } = view;
    const { affectedRows }: { affectedRows: number } = await this.database.manager.query(
      `INSERT INTO saved_views (id, admin_id, list, name, filters, is_shared, created_at)
       SELECT ?, ?, ?, ?, ?, ?, ? FROM DUAL
       WHERE (SELECT COUNT(*) FROM saved_views AS others WHERE others.admin_id = ? AND others.list = ?) < ?`,
      [id, adminId, list, name, JSON.stringify(filters), isShared, createdAt, adminId, list, limit],
    );
    return affectedRows === 1;
  }

  async findOwn(id: string, adminId: string): Promise<SavedViewEntity | null> {
    return this.database.manager.findOneBy(SavedViewEntity, { id, adminId });
  }

  /** Returns false unless the account has the view, at this version when one is given. */
  async update(
    { id, adminId, version }: Pick<SavedViewEntity, 'id' | 'adminId'> & { version?: number | undefined },
    change: Pick<SavedViewEntity, 'name' | 'isShared'>,
  ): Promise<boolean> {
    const { affected } = await this.database.manager.update(
      SavedViewEntity,
      version === undefined ? { id, adminId } : { id, adminId, version },
      { ...change, version: () => 'version + 1' },
    );
    return affected === 1;
  }

  /** Returns false if the account did not have the view. */
  async delete(id: string, adminId: string): Promise<boolean> {
    const { affected } = await this.database.manager.delete(SavedViewEntity, { id, adminId });
    return affected === 1;
  }

  /** An owner may delete any shared view as well. */
  async deleteAsOwner(id: string, adminId: string): Promise<boolean> {
    const { affected } = await this.database.manager
      .createQueryBuilder()
      .delete()
      .from(SavedViewEntity)
      .where('id = :id AND (admin_id = :adminId OR is_shared)', { id, adminId })
      .execute();
    return affected === 1;
  }
}
