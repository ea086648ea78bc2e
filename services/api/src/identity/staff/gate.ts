import { Injectable } from '@nestjs/common';
import { AppError, Settings } from '../../platform';
import { PasswordHashing } from '../password/password-hashing';
import { Throttle } from '../throttle/throttle';
import type { Visitor } from '../visitor';

/** The password before the login. It keeps the curious away; data follow the session alone. */
@Injectable()
export class Gate {
  constructor(
    private readonly settings: Settings,
    private readonly hashing: PasswordHashing,
    private readonly throttle: Throttle,
  ) {}

  /** @throws AppError `gate_refused`, `rate_limited`, `unavailable` under a burst */
  async open(password: string, visitor: Visitor): Promise<void> {
    const guess = { kind: 'gate', name: '', accountId: null, visitor } as const;
    await this.hashing.inTurn(async (compare) => {
      const admitted = await this.throttle.admit(guess);
      if (await compare(password, this.settings.console.gateHash)) return;
      await this.throttle.countFailure(guess, admitted);
      throw new AppError('gate_refused');
    });
  }
}
