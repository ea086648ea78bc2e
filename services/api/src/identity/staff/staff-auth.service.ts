import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, Database, Mailer, Settings } from '../../platform';
import { AuditLogService } from '../audit/audit-log.service';
import { PasswordsService, PasswordHashingService } from '../passwords/passwords.service';
import type { BrowserTokens } from '../sessions/session-cookies.service';
import { SessionsService } from '../sessions/sessions.service';
import { AttemptLimitsService } from '../attempt-limits/attempt-limits.service';
import type { ClientInfo } from '../client-info';
import type { AdminEntity } from './admin.entity';
import { AdminsStore } from './admins.store';
import { WRONG_CODES_BEFORE_EMAIL } from '../identity-policy';
import { wrongCodesEmail } from './staff.emails';
import type { StaffSignInRequest } from './dto/staff-account.dto';
import { PasskeysService } from './passkeys/passkeys.service';
import { SecondFactorPolicyService } from './second-factor/second-factor-policy.service';
import { SecondFactorService } from './second-factor/second-factor.service';
import { normalizeUsername } from '../accounts';

/** A signed-in staff member and the secrets for their browser. */
export interface StaffSignIn extends BrowserTokens {
  admin: AdminEntity;
}

/** Signs in to the admin with user name and password, after the gate’s password. */
@Injectable()
export class StaffAuthService {
  constructor(
    private readonly adminsStore: AdminsStore,
    private readonly passwordsService: PasswordsService,
    private readonly secondFactorSettings: SecondFactorService,
    private readonly sessionsService: SessionsService,
    private readonly attemptLimitsService: AttemptLimitsService,
    private readonly auditLogService: AuditLogService,
    private readonly settings: Settings,
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly passkeysService: PasskeysService,
    private readonly secondFactorPolicyService: SecondFactorPolicyService,
  ) {}

  /**
   * Computes one hash and runs the same queries whatever is wrong, even for an account that is disabled or has no
   * password.
   * @throws AppError `credentials_refused`, `code_required`, `code_refused`, `passkey_required`, `rate_limited`
   */
  async signIn({ username, password, code }: StaffSignInRequest, client: ClientInfo): Promise<StaffSignIn> {
    const name = normalizeUsername(username);
    let found: AdminEntity | null = null;
    const verified = await this.passwordsService.verify(
      { kind: 'admin', name, password, client },
      async () => {
        found = await this.adminsStore.findActiveByUsername(name);
        return found;
      },
    );
    if (!verified) return this.refuse('credentials_refused', found, client);
    const { account: admin, isKnownBrowser } = verified;
    if (admin.totpConfirmedAt !== null) await this.checkCode(admin, code, client);
    else if (await this.secondFactorPolicyService.hasPasskey(admin)) throw new AppError('passkey_required');
    return this.open(admin, client, { remembersBrowser: !isKnownBrowser });
  }

  /**
   * Signs in with a passkey alone: its device itself has asked for a second factor.
   * @param token secret of the challenge that this browser was given
   * @throws AppError `passkey_refused`, `rate_limited`
   */
  async signInWithPasskey(response: object, token: string | null, client: ClientInfo): Promise<StaffSignIn> {
    const attempt = { kind: 'admin', name: 'passkey', accountId: null, client } as const;
    const admitted = await this.attemptLimitsService.admit(attempt);
    const admin = await this.passkeysService.verify(response, token, null);
    // Known browsers matter only for passwords and codes, which can be guessed.
    if (admin) return this.open(admin, client, { remembersBrowser: false });
    await this.attemptLimitsService.recordFailure(attempt, admitted);
    return this.refuse('passkey_refused', null, client);
  }

  private async open(
    admin: AdminEntity,
    client: ClientInfo,
    { remembersBrowser }: { remembersBrowser: boolean },
  ): Promise<StaffSignIn> {
    const { id, passwordHash } = admin;
    const session = await this.sessionsService.createIfPasswordUnchanged(
      { kind: 'admin', id, passwordHash },
      client.device,
    );
    if (session === null) throw new AppError('credentials_refused');
    const browser = remembersBrowser ? await this.attemptLimitsService.rememberBrowser(admin.id) : null;
    await this.auditLogService.record({
      action: 'session.opened',
      actor: { kind: admin.role, id: admin.id },
      subject: { kind: 'admin', id: admin.id },
      device: client.device,
    });
    return { admin, session, browser };
  }

  /** @throws AppError `gate_refused`, `rate_limited`, `unavailable` under a burst */
  async verifyGatePassword(password: string, client: ClientInfo): Promise<void> {
    const attempt = { kind: 'gate', name: '', accountId: null, client } as const;
    await this.passwordHashingService.runWithCompare(async (compare) => {
      const admitted = await this.attemptLimitsService.admit(attempt);
      if (await compare(password, this.settings.admin.gateHash)) return;
      await this.attemptLimitsService.recordFailure(attempt, admitted);
      throw new AppError('gate_refused');
    });
  }

  /**
   * A wrong code counts like a wrong password, and also for the account across all networks: a million codes are
   * quickly tried (ASVS 6.5.2). Codes of one account are checked one at a time, so that no burst gets past the limit.
   * @throws AppError `code_required`, `code_refused`, `rate_limited`
   */
  private async checkCode(admin: AdminEntity, code: string | undefined, client: ClientInfo): Promise<void> {
    if (!code) throw new AppError('code_required');
    const { id, username } = admin;
    const attempt = { kind: 'admin', name: username, accountId: id, client, isSecondFactor: true } as const;
    const isRight = await this.database.transaction(async () => {
      const locked = await this.adminsStore.lock(id);
      const admitted = await this.attemptLimitsService.admit(attempt);
      if (locked !== null && (await this.secondFactorSettings.verifyCode(locked, code))) return true;
      await this.attemptLimitsService.recordFailure(attempt, admitted);
      if ((await this.attemptLimitsService.countWrongCodes(attempt)) === WRONG_CODES_BEFORE_EMAIL)
        await this.mailer.send(wrongCodesEmail(admin));
      return false;
    });
    if (!isRight) await this.refuse('code_refused', admin, client);
  }

  /**
   * Records who was refused, as long as the audit log takes entries: the totals of all attempts follow later. The
   * network is recorded as a keyed digest, which allows comparing entries but reveals no address.
   * @throws AppError the code
   */
  private async refuse(
    code: 'credentials_refused' | 'code_refused' | 'passkey_refused',
    admin: AdminEntity | null,
    { network, device }: ClientInfo,
  ): Promise<never> {
    if (await this.attemptLimitsService.allowRefusalEntry(admin?.id ?? null)) {
      const digest = createHmac('sha256', this.settings.admin.secretsKey)
        .update(`network ${network}`)
        .digest('hex');
      await this.auditLogService.record({
        action: 'sign-in.refused',
        actor: { kind: 'nobody' },
        subject: admin ? { kind: 'admin', id: admin.id } : undefined,
        device,
        details: { reason: code, network: digest.slice(0, 16) },
      });
    }
    throw new AppError(code);
  }
}
