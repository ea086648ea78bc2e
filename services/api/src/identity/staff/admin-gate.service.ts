import { Injectable } from '@nestjs/common';
import { AppError, Settings } from '../../platform';
import { PasswordHashingService } from '../passwords/password-hashing.service';
import { AttemptLimitsService } from '../attempt-limits/attempt-limits.service';
import type { ClientInfo } from '../client-info';

/** The password before the login. It keeps the curious away; data follow the session alone. */
@Injectable()
export class AdminGateService {
  constructor(
    private readonly settings: Settings,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly attemptLimitsService: AttemptLimitsService,
  ) {}

  /** @throws AppError `gate_refused`, `rate_limited`, `unavailable` under a burst */
  async verify(password: string, visitor: ClientInfo): Promise<void> {
    const guess = { kind: 'gate', name: '', accountId: null, visitor } as const;
    await this.passwordHashingService.runWithCompare(async (compare) => {
      const admitted = await this.attemptLimitsService.admit(guess);
      if (await compare(password, this.settings.admin.gateHash)) return;
      await this.attemptLimitsService.recordFailure(guess, admitted);
      throw new AppError('gate_refused');
    });
  }
}
