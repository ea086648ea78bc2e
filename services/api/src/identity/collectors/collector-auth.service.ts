import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform';
import { AuditLogService } from '../audit/audit-log.service';
import type { CollectorEntity } from './collector.entity';
import { CollectorsStore } from './collectors.store';
import type { SignInRequest } from './dto/sign-in-request.dto';
import { normalizeEmail } from '../email-address';
import { PasswordCheckService } from '../passwords/password-check.service';
import type { BrowserTokens } from '../sessions/session-cookies.service';
import { SessionsService } from '../sessions/sessions.service';
import { AttemptLimitsService } from '../attempt-limits/attempt-limits.service';
import type { ClientInfo } from '../client-info';

/** Somebody who has come in, and what their browser keeps. */
export interface CollectorSignIn extends BrowserTokens {
  collector: CollectorEntity;
}

/** Signs in by e-mail and password. */
@Injectable()
export class CollectorAuthService {
  constructor(
    private readonly collectorsStore: CollectorsStore,
    private readonly passwordCheckService: PasswordCheckService,
    private readonly sessionsService: SessionsService,
    private readonly attemptLimitsService: AttemptLimitsService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /**
   * Costs one hash and the same queries whatever is wrong.
   * @throws AppError `sign_in_refused`, `rate_limited`
   */
  async signIn({ email, password }: SignInRequest, visitor: ClientInfo): Promise<CollectorSignIn> {
    const address = normalizeEmail(email);
    const proved = await this.passwordCheckService.verify(
      { kind: 'collector', name: address, password, visitor },
      () => this.collectorsStore.findConfirmedOrNewest(address),
    );
    if (!proved) throw new AppError('sign_in_refused');
    const { account: collector, isKnownBrowser } = proved;
    const { id, passwordHash } = collector;
    const account = { kind: 'collector', id, passwordHash } as const;
    const session = await this.sessionsService.createIfPasswordUnchanged(account, visitor.device);
    if (session === null) throw new AppError('sign_in_refused');
    const browser = isKnownBrowser ? null : await this.attemptLimitsService.rememberBrowser(collector.id);
    await this.auditLogService.record({
      action: 'session.opened',
      actor: { kind: 'collector', id: collector.id },
      subject: { kind: 'collector', id: collector.id },
      device: visitor.device,
    });
    return { collector, session, browser };
  }
}
