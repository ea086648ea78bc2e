import { Injectable } from '@nestjs/common';
import type { AccountKind } from '../account-kind';
import { Throttle } from '../throttle/throttle';
import type { Visitor } from '../visitor';
import { PasswordHashing } from './password-hashing';

/** An account whose password was given. */
export interface Proved<Account> {
  account: Account;
  /** Whether the browser was known to the account before. */
  isKnownBrowser: boolean;
}

/** A password that somebody gives for an account. */
interface Given {
  kind: AccountKind;
  /** Address or user name, as the account writes it. */
  name: string;
  password: string;
  visitor: Visitor;
}

/** The only place where a password is compared: counted, in turn, and with one hash whether there is an account or not. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly hashing: PasswordHashing,
    private readonly throttle: Throttle,
  ) {}

  /**
   * The account that `find` yields, when the password is its own, else null.
   * @throws AppError `rate_limited`, `unavailable` under a burst
   */
  async prove<Account extends { id: string; passwordHash: string | null }>(
    { kind, name, password, visitor }: Given,
    find: () => Promise<Account | null>,
  ): Promise<Proved<Account> | null> {
    return this.hashing.inTurn(async (compare) => {
      const account = await find();
      const guess = { kind, name, accountId: account?.id ?? null, visitor };
      const admitted = await this.throttle.admit(guess);
      const isRight = await compare(password, account?.passwordHash ?? null);
      if (account && isRight) return { account, isKnownBrowser: admitted.by === 'browser' };
      await this.throttle.countFailure(guess, admitted);
      return null;
    });
  }
}
