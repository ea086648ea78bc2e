import { Injectable } from '@nestjs/common';
import { AdminsStore } from './admins.store';
import type { AdminEntity } from './admin.entity';

/** A staff member for other modules. */
export type StaffDirectoryEntry = Readonly<Pick<AdminEntity, 'id' | 'username' | 'firstName' | 'disabledAt'>>;

/** Staff for other modules. */
@Injectable()
export class StaffDirectoryService {
  constructor(private readonly adminsStore: AdminsStore) {}

  /** Oldest account first, including disabled ones, because what they did stays under their name. */
  async list(): Promise<StaffDirectoryEntry[]> {
    const admins = await this.adminsStore.list();
    return admins.map(({ id, username, firstName, disabledAt }) => ({ id, username, firstName, disabledAt }));
  }

  /** Locks the account until the transaction ends. */
  async lock(id: string): Promise<void> {
    await this.adminsStore.lock(id);
  }
}
