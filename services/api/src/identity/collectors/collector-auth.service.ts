import { Injectable } from '@nestjs/common';
import { AppError, Clock, Database } from '../../platform';
import { AuditLogService } from '../audit/audit-log.service';
import type { CollectorEntity } from './collector.entity';
import { CollectorsStore } from './collectors.store';
import type { SignInRequest, SignUpRequest } from './dto/collector-account.dto';
import { normalizeEmail } from '../accounts';
import { PasswordsService } from '../passwords/passwords.service';
import type { BrowserTokens } from '../sessions/session-cookies.service';
import { SessionsService } from '../sessions/sessions.service';
import { AttemptLimitsService } from '../attempt-limits/attempt-limits.service';
import type { ClientInfo } from '../client-info';
import { v7 as uuid } from 'uuid';
import { EmailConfirmationService } from '../account-links/email-confirmation.service';

/** A signed-in collector and the secrets for their browser. */
export interface CollectorSignIn extends BrowserTokens {
  collector: CollectorEntity;
}

/** Signs collectors up and in. */
@Injectable()
export class CollectorAuthService {
  constructor(
    private readonly collectorsStore: CollectorsStore,
    private readonly passwordsService: PasswordsService,
    private readonly sessionsService: SessionsService,
    private readonly attemptLimitsService: AttemptLimitsService,
    private readonly auditLogService: AuditLogService,
    private readonly emailConfirmationService: EmailConfirmationService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Computes one hash and runs the same queries, whatever is wrong. @throws AppError `sign_in_refused`, `rate_limited`
   */
  async signIn({ email, password }: SignInRequest, client: ClientInfo): Promise<CollectorSignIn> {
    const address = normalizeEmail(email);
    const verified = await this.passwordsService.verify(
      { kind: 'collector', name: address, password, client },
      () => this.collectorsStore.findConfirmedOrNewest(address),
    );
    if (!verified) throw new AppError('sign_in_refused');
    const { account: collector, isKnownBrowser } = verified;
    const { id, passwordHash } = collector;
    const account = { kind: 'collector', id, passwordHash } as const;
    const session = await this.sessionsService.createIfPasswordUnchanged(account, client.device);
    if (session === null) throw new AppError('sign_in_refused');
    const browser = isKnownBrowser ? null : await this.attemptLimitsService.rememberBrowser(collector.id);
    await this.auditLogService.record({
      action: 'session.opened',
      actor: { kind: 'collector', id: collector.id },
      subject: { kind: 'collector', id: collector.id },
      device: client.device,
    });
    return { collector, session, browser };
  }

  /**
   * Creates an unconfirmed account, signs in to it, and emails the link that confirms its address.
   * @throws AppError `account_exists`, also while the address's account is unconfirmed; `validation_failed` at
   * `password`
   */
  async signUp(request: SignUpRequest, client: ClientInfo): Promise<CollectorSignIn> {
    const { firstName, lastName = '', password } = request;
    const email = normalizeEmail(request.email);
    // Before the password is validated: nobody should choose a stronger one only to be refused.
    if (await this.collectorsStore.findConfirmedOrNewest(email)) throw new AppError('account_exists');
    const passwordHash = await this.passwordsService.validateAndHash(
      password,
      { email, firstName, lastName },
      'password',
    );
    const collector: CollectorEntity = {
      id: uuid(),
      email,
      emailConfirmedAt: null,
      firstName,
      lastName,
      passwordHash,
      profileImageUrl: null,
      level: null,
      isLevelManual: false,
      levelVersion: 1,
      createdAt: this.clock.now(),
    };
    return this.database.transaction(async () => {
      await this.addAlone(collector);
      const session = await this.sessionsService.create(
        { kind: 'collector', id: collector.id },
        client.device,
      );
      await this.emailConfirmationService.requestConfirmation(collector, email, client);
      await this.auditLogService.record({
        action: 'account.opened',
        actor: { kind: 'collector', id: collector.id },
        subject: { kind: 'collector', id: collector.id },
        device: client.device,
      });
      return { collector, session, browser: null };
    });
  }

  /**
   * Adds the account unless another account has its address. The locking read comes after the insert, because an
   * address without an account has no row to lock. The read waits for a concurrent insert; if two wait for each other,
   * the database rolls one back, which then finds the other.
   */
  private async addAlone(collector: CollectorEntity): Promise<void> {
    await this.collectorsStore.add(collector);
    const claims = await this.collectorsStore.lockByEmail(collector.email);
    if (claims.length > 1) throw new AppError('account_exists');
  }
}
