import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { In, IsNull } from 'typeorm';
import { Database } from '../../platform';
import { AdminLink } from './admin-link.entity';
import { Admin } from './admin.entity';

/** Every query on the console's accounts. Those that lock belong into a transaction. */
@Injectable()
export class AdminStore {
  constructor(private readonly database: Database) {}

  /** False where the name was given to another account at this moment. */
  async add(admin: Admin): Promise<boolean> {
    try {
      await this.database.manager.insert(Admin, admin);
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ER_DUP_ENTRY') return false;
      throw error;
    }
  }

  /** Oldest account first. */
  async all(): Promise<Admin[]> {
    return this.database.manager.find(Admin, { order: { createdAt: 'ASC', id: 'ASC' } });
  }

  async find(id: string): Promise<Admin | null> {
    return this.database.manager.findOneBy(Admin, { id });
  }

  /** Disabled or not. */
  async named(username: string): Promise<Admin | null> {
    return this.database.manager.findOneBy(Admin, { username });
  }

  /** User names by account. */
  async usernamesOf(ids: string[]): Promise<[id: string, username: string][]> {
    const admins = await this.database.manager.find(Admin, {
      select: { id: true, username: true },
      where: { id: In(ids) },
    });
    return admins.map(({ id, username }) => [id, username]);
  }

  /** Who may sign in under this name. */
  async active(username: string): Promise<Admin | null> {
    return this.database.manager.findOneBy(Admin, { username, disabledAt: IsNull() });
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<Admin | null> {
    // An ASCII column cannot even be compared with other characters.
    if (!isUUID(id)) return null;
    return this.database.manager.findOne(Admin, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async change(id: string, changed: Partial<Omit<Admin, 'id' | 'username' | 'createdAt'>>): Promise<void> {
    await this.database.manager.update(Admin, { id }, changed);
  }

  /** In place of the account's last one. */
  async putLink(link: AdminLink): Promise<void> {
    await this.database.manager.upsert(AdminLink, link, ['adminId']);
  }

  async linkOf(tokenDigest: string): Promise<AdminLink | null> {
    return this.database.manager.findOneBy(AdminLink, { tokenDigest });
  }

  /** Whether the account had a link; of several who use one at once, one hears yes. */
  async removeLink(adminId: string): Promise<boolean> {
    const { affected } = await this.database.manager.delete(AdminLink, { adminId });
    return affected === 1;
  }
}
