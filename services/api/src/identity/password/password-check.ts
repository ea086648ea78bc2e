import { Injectable } from '@nestjs/common';
import type { Collector } from '../collector.entity';
import { Throttle } from '../throttle/throttle';
import type { Visitor } from '../visitor';
import { PasswordHashing } from './password-hashing';

/** An account whose password was given. */
export interface Proved {
  collector: Collector;
  /** Whether the browser was known to the account before. */
  isKnownBrowser: boolean;
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
  async prove(
    { email, password, visitor }: { email: string; password: string; visitor: Visitor },
    find: () => Promise<Collector | null>,
  ): Promise<Proved | null> {
    return this.hashing.inTurn(async (compare) => {
      const collector = await find();
      const guess = { email, collectorId: collector?.id ?? null, visitor };
      const admitted = await this.throttle.admit(guess);
      const isRight = await compare(password, collector?.passwordHash ?? null);
      if (collector && isRight) return { collector, isKnownBrowser: admitted.by === 'browser' };
      await this.throttle.countFailure(guess, admitted);
      return null;
    });
  }
}
