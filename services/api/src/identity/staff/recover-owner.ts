import { Injectable } from '@nestjs/common';
import { AppError, Database } from '../../platform';
import { AdminPassword } from './admin-password';
import { AdminStore } from './admin.store';
import { SecondFactorStore } from './second-factor.store';
import { plainUsername } from './username';

/** Lets somebody in again who has lost everything, for whoever has a terminal on the server: they could change the database as well. */
@Injectable()
export class RecoverOwner {
  constructor(
    private readonly store: AdminStore,
    private readonly passwords: AdminPassword,
    private readonly factors: SecondFactorStore,
    private readonly database: Database,
  ) {}

  /**
   * The new password holds, and no second factor is asked for until one is set up again.
   * @throws AppError `validation_failed` at `username` or `password`
   */
  async recover(username: string, password: string): Promise<void> {
    const admin = await this.store.active(plainUsername(username));
    if (!admin)
      throw new AppError('validation_failed', { fields: { username: 'There is no account of this name.' } });
    const passwordHash = await this.passwords.hash(password, admin, 'password');
    await this.database.transaction(async () => {
      await this.factors.turnOff(admin.id);
      const deed = { action: 'admin.recovered', actor: { kind: 'system' } } as const;
      await this.passwords.set(admin, passwordHash, deed);
    });
  }
}
