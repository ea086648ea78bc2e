import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { IsNull, Not } from 'typeorm';
import { Database, unlessDuplicate } from '../../platform';
import { AdminPasswordLinkEntity, AdminEntity } from './admin.entity';

/** Every query on staff accounts. Run those that lock inside a transaction. */
@Injectable()
export class AdminsStore {
  constructor(private readonly database: Database) {}

  /** False if another account took the name at the same moment. */
  add(admin: AdminEntity): Promise<boolean> {
    return unlessDuplicate(() => this.database.manager.insert(AdminEntity, admin));
  }

  /** Oldest account first. */
  async list(): Promise<AdminEntity[]> {
    return this.database.manager.find(AdminEntity, { order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Owners who may sign in, oldest account first. */
  async listActiveOwners(): Promise<AdminEntity[]> {
    return this.database.manager.find(AdminEntity, {
      where: { role: 'owner', disabledAt: IsNull(), passwordHash: Not(IsNull()) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  async find(id: string): Promise<AdminEntity | null> {
    return this.database.manager.findOneBy(AdminEntity, { id });
  }

  /** Disabled or not. */
  async findByUsername(username: string): Promise<AdminEntity | null> {
    return this.database.manager.findOneBy(AdminEntity, { username });
  }

  /** The account that may sign in under this name. */
  async findActiveByUsername(username: string): Promise<AdminEntity | null> {
    return this.database.manager.findOneBy(AdminEntity, { username, disabledAt: IsNull() });
  }

  /** Removes password links that expired before `before`. @returns how many */
  async removeExpiredPasswordLinks(before: Date, limit: number): Promise<number> {
    const { affectedRows } = await this.database.manager.query<{ affectedRows: number }>(
      'DELETE FROM admin_password_links WHERE expires_at < ? LIMIT ?',
      [before, limit],
    );
    return affectedRows;
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<AdminEntity | null> {
    // MySQL refuses to compare an ASCII column with other characters.
    if (!isUUID(id)) return null;
    return this.database.lock(AdminEntity, { id });
  }

  async update(
    id: string,
    changed: Partial<Omit<AdminEntity, 'id' | 'username' | 'createdAt'>>,
  ): Promise<void> {
    await this.database.manager.update(AdminEntity, { id }, changed);
  }

  /** Replaces the account's previous link. */
  async savePasswordLink(link: AdminPasswordLinkEntity): Promise<void> {
    await this.database.manager.upsert(AdminPasswordLinkEntity, link, ['adminId']);
  }

  async findPasswordLink(tokenDigest: string): Promise<AdminPasswordLinkEntity | null> {
    return this.database.manager.findOneBy(AdminPasswordLinkEntity, { tokenDigest });
  }

  /** Whether the account had a link; of concurrent uses, only one succeeds. */
  async removePasswordLink(adminId: string): Promise<boolean> {
    const { affected } = await this.database.manager.delete(AdminPasswordLinkEntity, { adminId });
    return affected === 1;
  }
}
