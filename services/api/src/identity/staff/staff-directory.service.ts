import { Injectable } from '@nestjs/common';
import { AdminsStore } from './admins.store';
import { KEY_HOLDER } from './current-staff.service';
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

  /** Owners who can sign in, oldest account first. */
  async listOwners(): Promise<Pick<AdminEntity, 'id' | 'email'>[]> {
    const admins = await this.adminsStore.list();
    return admins.filter(
      ({ role, disabledAt, passwordHash }) =>
        role === 'owner' && disabledAt === null && passwordHash !== null,
    );
  }

  /** The name of the account with this id, or of the holder of the owner's key; null for an unknown id. */
  async findName(id: string): Promise<{ id: string; name: string } | null> {
    if (id === KEY_HOLDER.id) return { id, name: KEY_HOLDER.firstName };
    const admin = await this.adminsStore.find(id);
    return admin && { id, name: admin.firstName };
  }

  /** Locks the account until the transaction ends. */
  async lock(id: string): Promise<void> {
    await this.adminsStore.lock(id);
  }
}
