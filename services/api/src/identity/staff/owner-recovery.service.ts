import { Injectable } from '@nestjs/common';
import { AppError, Database } from '../../platform';
import { StaffPasswordsService } from './staff-passwords.service';
import { AdminsStore } from './admins.store';
import { SecondFactorStore } from './second-factor/second-factor.store';
import { normalizeUsername } from './username';

/** Lets somebody in again who has lost everything, for whoever has a terminal on the server: they could change the database as well. */
@Injectable()
export class OwnerRecoveryService {
  constructor(
    private readonly adminsStore: AdminsStore,
    private readonly staffPasswordsService: StaffPasswordsService,
    private readonly secondFactorStore: SecondFactorStore,
    private readonly database: Database,
  ) {}

  /**
   * The new password holds, and no second factor is asked for until one is set up again.
   * @throws AppError `validation_failed` at `username` or `password`
   */
  async recover(username: string, password: string): Promise<void> {
    const admin = await this.adminsStore.findActiveByUsername(normalizeUsername(username));
    if (!admin)
      throw new AppError('validation_failed', { fields: { username: 'There is no account of this name.' } });
    const passwordHash = await this.staffPasswordsService.validateAndHash(password, admin, 'password');
    await this.database.transaction(async () => {
      await this.secondFactorStore.clear(admin.id);
      const deed = { action: 'admin.recovered', actor: { kind: 'system' } } as const;
      await this.staffPasswordsService.replace(admin, passwordHash, deed);
    });
  }
}
