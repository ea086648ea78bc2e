import { Injectable } from '@nestjs/common';
import { AdminsStore } from './admins.store';
import type { AdminEntity } from './admin.entity';

/** A staff member for other modules. */
export type StaffDirectoryEntry = Readonly<Pick<AdminEntity, 'id' | 'username' | 'firstName' | 'disabledAt'>>;

/** An owner, and their email address. */
export type OwnerAddress = Readonly<Pick<AdminEntity, 'id' | 'email' | 'firstName'>>;

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
  async listOwners(): Promise<OwnerAddress[]> {
    return this.adminsStore.listActiveOwners();
  }

  /** The name of the account with this id; null for an unknown id. */
  async findName(id: string): Promise<{ id: string; name: string } | null> {
    const admin = await this.adminsStore.find(id);
    return admin && { id, name: admin.firstName };
  }

  /** Returns the email address of the account with this id. @throws Error for an unknown id */
  async findEmail(id: string): Promise<string> {
    const admin = await this.adminsStore.find(id);
    if (!admin) throw new Error(`There is no staff account ${id}.`);
    return admin.email;
  }

  /** Addresses of owners, disabled or not. */
  async listOwnerEmails(): Promise<string[]> {
    const admins = await this.adminsStore.list();
    return admins.filter(({ role }) => role === 'owner').map(({ email }) => email);
  }

  /** Locks the account until the transaction ends. */
  async lock(id: string): Promise<void> {
    await this.adminsStore.lock(id);
  }
}
