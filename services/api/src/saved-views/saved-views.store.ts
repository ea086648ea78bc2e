import { Injectable } from '@nestjs/common';
import { Database } from '../platform';
import { SavedView } from './saved-view.entity';
import type { ViewList } from './view-lists';

/** Every query on saved views: one statement each. */
@Injectable()
export class SavedViewsStore {
  constructor(private readonly database: Database) {}

  /** The account's own and those for everyone, oldest first. */
  async shownTo(adminId: string, list: ViewList): Promise<SavedView[]> {
    return this.database.manager.find(SavedView, {
      where: [
        { list, adminId },
        { list, isShared: true },
      ],
      order: { id: 'ASC' },
    });
  }

  /** False where the account, which is locked, has as many of the list already. */
  async add(view: SavedView, most: number): Promise<boolean> {
    const { id, adminId, list, name, filters, isShared, createdAt } = view;
    const { affectedRows }: { affectedRows: number } = await this.database.manager.query(
      `INSERT INTO saved_views (id, admin_id, list, name, filters, is_shared, created_at)
       SELECT ?, ?, ?, ?, ?, ?, ? FROM DUAL
       WHERE (SELECT COUNT(*) FROM saved_views AS others WHERE others.admin_id = ? AND others.list = ?) < ?`,
      [id, adminId, list, name, JSON.stringify(filters), isShared, createdAt, adminId, list, most],
    );
    return affectedRows === 1;
  }

  /** Whether the account has such a view. */
  async change(id: string, adminId: string, change: Pick<SavedView, 'name' | 'isShared'>): Promise<boolean> {
    const { affected } = await this.database.manager.update(SavedView, { id, adminId }, change);
    return affected === 1;
  }

  /** Whether the account had such a view. */
  async remove(id: string, adminId: string): Promise<boolean> {
    const { affected } = await this.database.manager.delete(SavedView, { id, adminId });
    return affected === 1;
  }

  /** The same for an owner, who also removes what is for everyone. */
  async removeAsOwner(id: string, adminId: string): Promise<boolean> {
    const { affected } = await this.database.manager
      .createQueryBuilder()
      .delete()
      .from(SavedView)
      .where('id = :id AND (admin_id = :adminId OR is_shared)', { id, adminId })
      .execute();
    return affected === 1;
  }
}
