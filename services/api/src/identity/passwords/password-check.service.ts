import { Injectable } from '@nestjs/common';
import type { AccountKind } from '../account-kind';
import { AttemptLimitsService } from '../attempt-limits/attempt-limits.service';
import type { ClientInfo } from '../client-info';
import { PasswordHashingService } from './password-hashing.service';

/** An account whose password was given. */
export interface VerifiedPassword<Account> {
  account: Account;
  /** Whether the browser was known to the account before. */
  isKnownBrowser: boolean;
}

/** A password that somebody gives for an account. */
interface PasswordCredentials {
  kind: AccountKind;
  /** Address or user name, as the account writes it. */
  name: string;
  password: string;
  visitor: ClientInfo;
}

/** The only place where a password is compared: counted, in turn, and with one hash whether there is an account or not. */
@Injectable()
export class PasswordCheckService {
  constructor(
    private readonly passwordHashingService: PasswordHashingService,
    private readonly attemptLimitsService: AttemptLimitsService,
  ) {}

  /**
   * The account that `find` yields, when the password is its own, else null.
   * @throws AppError `rate_limited`, `unavailable` under a burst
   */
  async verify<Account extends { id: string; passwordHash: string | null }>(
    { kind, name, password, visitor }: PasswordCredentials,
    find: () => Promise<Account | null>,
  ): Promise<VerifiedPassword<Account> | null> {
    return this.passwordHashingService.runWithCompare(async (compare) => {
      const account = await find();
      const guess = { kind, name, accountId: account?.id ?? null, visitor };
      const admitted = await this.attemptLimitsService.admit(guess);
      const isRight = await compare(password, account?.passwordHash ?? null);
      if (account && isRight) return { account, isKnownBrowser: admitted.by === 'browser' };
      await this.attemptLimitsService.recordFailure(guess, admitted);
      return null;
    });
  }
}
