import { Injectable } from '@nestjs/common';
import { AdminsStore } from './admins.store';
import type { AdminEntity } from './admin.entity';

/** A staff member as other modules may name them. */
export type StaffDirectoryEntry = Readonly<Pick<AdminEntity, 'id' | 'username' | 'firstName' | 'disabledAt'>>;

/** Who works for the gallery. */
@Injectable()
export class StaffDirectoryService {
  constructor(private readonly adminsStore: AdminsStore) {}

  /** Oldest account first; those that were disabled too, because what they did stays under their name. */
  async list(): Promise<StaffDirectoryEntry[]> {
    const admins = await this.adminsStore.list();
    return admins.map(({ id, username, firstName, disabledAt }) => ({ id, username, firstName, disabledAt }));
  }

  /** Keeps whatever else this account does at this moment waiting until the transaction ends. */
  async lock(id: string): Promise<void> {
    await this.adminsStore.lock(id);
  }
}
