import { Injectable } from '@nestjs/common';
import { fieldError, Mailer, Settings } from '../../platform';
import type { CollectorEntity } from '../collectors/collector.entity';
import { CollectorsStore } from '../collectors/collectors.store';
import { AccountLinksService } from '../account-links/account-links.service';
import { accountEmailOrigin, passwordChangedEmail } from '../account-links/account.emails';
import { AttemptLimitsService } from '../attempt-limits/attempt-limits.service';
import { PasswordHashingService } from './password-hashing.service';
import { passwordError, type PasswordOwner } from './password-rules';
import type { AccountKind } from '../accounts';
import type { ClientInfo } from '../client-info';

/**
 * Validates, replaces and verifies passwords. The only place where a password is compared: counted, limited in
 * concurrency, and with one hash whether or not there is an account.
 */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly collectorsStore: CollectorsStore,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly accountLinksService: AccountLinksService,
    private readonly attemptLimitsService: AttemptLimitsService,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `validation_failed` at the field, in a sentence */
  async validateAndHash(password: string, owner: PasswordOwner, field: string): Promise<string> {
    const message = passwordError(password, owner, this.settings.brand.name);
    if (message !== null) throw fieldError(field, message);
    return this.passwordHashingService.hash(password);
  }

  /**
   * Replaces the password if it was not changed meanwhile, revokes links and known browsers, and notifies the owner by
   * email. Belongs into a transaction.
   * @returns false if it was changed meanwhile
   */
  async replace({ id, passwordHash: from }: CollectorEntity, passwordHash: string): Promise<boolean> {
    if (!(await this.collectorsStore.changePassword(id, from, passwordHash))) return false;
    await this.accountLinksService.revokeAll(id);
    await this.attemptLimitsService.forgetBrowsers(id);
    const changed = await this.collectorsStore.find(id);
    if (changed?.emailConfirmedAt)
      await this.mailer.send(passwordChangedEmail(changed.email, accountEmailOrigin(this.settings)));
    return true;
  }

  /**
   * The account that `find` returns, if the password is right, else null.
   * @throws AppError `rate_limited`, `unavailable` under a burst
   */
  async verify<Account extends { id: string; passwordHash: string | null }>(
    { kind, name, password, client }: PasswordCredentials,
    find: () => Promise<Account | null>,
  ): Promise<VerifiedPassword<Account> | null> {
    return this.passwordHashingService.runWithCompare(async (compare) => {
      const account = await find();
      const attempt = { kind, name, accountId: account?.id ?? null, client };
      const admitted = await this.attemptLimitsService.admit(attempt);
      const isRight = await compare(password, account?.passwordHash ?? null);
      if (account && isRight) return { account, isKnownBrowser: admitted.by === 'browser' };
      await this.attemptLimitsService.recordFailure(attempt, admitted);
      return null;
    });
  }
}

/** An account whose password was verified. */
export interface VerifiedPassword<Account> {
  account: Account;
  /** Whether the account knew the browser before. */
  isKnownBrowser: boolean;
}

/** A password to verify. */
interface PasswordCredentials {
  kind: AccountKind;
  /** Normalized address or user name. */
  name: string;
  password: string;
  client: ClientInfo;
}
