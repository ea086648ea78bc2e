import { Injectable } from '@nestjs/common';
import { AppError, Mail, Settings } from '../../platform';
import type { Collector } from '../collector.entity';
import { CollectorStore } from '../collector.store';
import { AccountLinks } from '../links/account-links';
import { accountSender, passwordChangedMail } from '../links/account-mail';
import { Throttle } from '../throttle/throttle';
import { PasswordHashing } from './password-hashing';
import { passwordFault, type Owner } from './password-rules';

/** Judges new passwords and puts them in the place of former ones. */
@Injectable()
export class NewPassword {
  constructor(
    private readonly store: CollectorStore,
    private readonly hashing: PasswordHashing,
    private readonly links: AccountLinks,
    private readonly throttle: Throttle,
    private readonly mail: Mail,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `validation_failed` at the field, in a sentence */
  async hash(password: string, owner: Owner, field: string): Promise<string> {
    const fault = passwordFault(password, owner);
    if (fault !== null) throw new AppError('validation_failed', { fields: { [field]: fault } });
    return this.hashing.hash(password);
  }

  /**
   * Whether the password was still the account's former one, and is the new one now. Then no link and no known browser
   * of the time before counts any more, and a mail tells the owner. Belongs into a transaction.
   */
  async set({ id, passwordHash: from }: Collector, passwordHash: string): Promise<boolean> {
    if (!(await this.store.changePassword(id, from, passwordHash))) return false;
    await this.links.endAllOf(id);
    await this.throttle.forgetBrowsers(id);
    const changed = await this.store.find(id);
    if (changed?.emailConfirmedAt)
      await this.mail.send(passwordChangedMail(changed.email, accountSender(this.settings)));
    return true;
  }
}
