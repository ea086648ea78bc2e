import { Injectable } from '@nestjs/common';
import { AdminStore } from './admin.store';
import type { Admin } from './admin.entity';

/** Somebody of the gallery as other modules may name them. */
export type StaffName = Readonly<Pick<Admin, 'id' | 'username' | 'firstName' | 'disabledAt'>>;

/** Who works for the gallery. */
@Injectable()
export class KnownStaff {
  constructor(private readonly store: AdminStore) {}

  /** Oldest account first; those that were disabled too, because what they did stays under their name. */
  async all(): Promise<StaffName[]> {
    const admins = await this.store.all();
    return admins.map(({ id, username, firstName, disabledAt }) => ({ id, username, firstName, disabledAt }));
  }

  /** Keeps whatever else this account does at this moment waiting until the transaction ends. */
  async lock(id: string): Promise<void> {
    await this.store.lock(id);
  }
}
