import { Injectable } from '@nestjs/common';
import { AppError, Mail, Settings } from '../../platform';
import type { CollectorEntity } from '../collectors/collector.entity';
import { CollectorsStore } from '../collectors/collectors.store';
import { AccountLinksService } from '../account-links/account-links.service';
import { accountEmailOrigin, passwordChangedEmail } from '../account-links/account.emails';
import { AttemptLimitsService } from '../attempt-limits/attempt-limits.service';
import { PasswordHashingService } from './password-hashing.service';
import { passwordError, type PasswordOwner } from './password-rules';

/** Judges new passwords and puts them in the place of former ones. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly collectorsStore: CollectorsStore,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly accountLinksService: AccountLinksService,
    private readonly attemptLimitsService: AttemptLimitsService,
    private readonly email: Mail,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `validation_failed` at the field, in a sentence */
  async validateAndHash(password: string, owner: PasswordOwner, field: string): Promise<string> {
    const fault = passwordError(password, owner);
    if (fault !== null) throw new AppError('validation_failed', { fields: { [field]: fault } });
    return this.passwordHashingService.hash(password);
  }

  /**
   * Whether the password was still the account's former one, and is the new one now. Then no link and no known browser
   * of the time before counts any more, and a mail tells the owner. Belongs into a transaction.
   */
  async replace({ id, passwordHash: from }: CollectorEntity, passwordHash: string): Promise<boolean> {
    if (!(await this.collectorsStore.changePassword(id, from, passwordHash))) return false;
    await this.accountLinksService.revokeAll(id);
    await this.attemptLimitsService.forgetBrowsers(id);
    const changed = await this.collectorsStore.find(id);
    if (changed?.emailConfirmedAt)
      await this.email.send(passwordChangedEmail(changed.email, accountEmailOrigin(this.settings)));
    return true;
  }
}
