import { Injectable } from '@nestjs/common';
import { AppError, Database, fieldError, Mailer } from '../../platform';
import { AuditLogService, type NewAuditEntry } from '../audit/audit-log.service';
import type { PasswordChange } from '../collectors/dto/collector-account.dto';
import { PasswordsService } from '../passwords/passwords.service';
import { SessionsStore } from '../sessions/sessions.store';
import { AttemptLimitsService } from '../attempt-limits/attempt-limits.service';
import type { ClientInfo } from '../client-info';
import type { AdminEntity } from './admin.entity';
import { AdminsStore } from './admins.store';
import { actorOf, type SignedInStaff } from './staff-roles';
import { staffPasswordChangedEmail } from './staff.emails';
import { PasskeysStore } from './passkeys/passkeys.store';
import { SecondFactorStore } from './second-factor/second-factor.store';
import { normalizeUsername } from '../accounts';

/** How a password is replaced: who does it, and which session stays active. */
type PasswordReplacement = Pick<NewAuditEntry, 'actor' | 'device' | 'action'> & { keptSession?: string };

/** Passwords of staff accounts: verified, changed, and recovered from the terminal. */
@Injectable()
export class StaffPasswordsService {
  constructor(
    private readonly adminsStore: AdminsStore,
    private readonly passwordsService: PasswordsService,
    private readonly sessionsStore: SessionsStore,
    private readonly attemptLimitsService: AttemptLimitsService,
    private readonly mailer: Mailer,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
    private readonly secondFactorStore: SecondFactorStore,
    private readonly passkeysStore: PasskeysStore,
  ) {}

  /**
   * Verifies a signed-in staff member's password: a stolen session alone is not enough.
   * @returns their account
   * @throws AppError `validation_failed` at the field, `rate_limited`; `unauthorized` for an account that no longer
   * exists
   */
  async verify(
    id: string,
    { password, field }: { password: string; field: string },
    client: ClientInfo,
  ): Promise<AdminEntity> {
    const admin = await this.adminsStore.find(id);
    if (!admin) throw new AppError('unauthorized');
    const given = { kind: 'admin', name: admin.username, password, client } as const;
    const verified = await this.passwordsService.verify(given, () => this.adminsStore.find(id));
    if (!verified) throw wrongPasswordError(field);
    return verified.account;
  }

  /** @throws AppError `validation_failed` at the field, as a sentence */
  async validateAndHash(
    password: string,
    { email, firstName, username }: AdminEntity,
    field: string,
  ): Promise<string> {
    return this.passwordsService.validateAndHash(password, { email, firstName, lastName: username }, field);
  }

  /**
   * Changes the caller's own password and revokes their other sessions.
   * @throws AppError `validation_failed` at its fields, `rate_limited`
   */
  async change(
    staff: SignedInStaff,
    { currentPassword, newPassword }: PasswordChange,
    client: ClientInfo,
  ): Promise<void> {
    const given = { password: currentPassword, field: 'currentPassword' };
    const admin = await this.verify(staff.id, given, client);
    const passwordHash = await this.validateAndHash(newPassword, admin, 'newPassword');
    await this.database.transaction(async () => {
      const now = await this.adminsStore.lock(admin.id);
      // The password was changed while this one was being verified.
      if (now?.passwordHash !== admin.passwordHash) throw wrongPasswordError('currentPassword');
      await this.replace(admin, passwordHash, {
        action: 'admin.password-changed',
        actor: actorOf(staff),
        device: client.device,
        keptSession: staff.sessionId,
      });
      await this.mailer.send(staffPasswordChangedEmail(admin));
    });
  }

  /**
   * Sets the password and revokes all sessions but the kept one, links and known browsers. Call it inside a
   * transaction.
   */
  async replace(
    { id }: AdminEntity,
    passwordHash: string,
    { keptSession, ...entry }: PasswordReplacement,
  ): Promise<void> {
    await this.database.transaction(async () => {
      await this.adminsStore.update(id, { passwordHash });
      await this.adminsStore.removePasswordLink(id);
      await this.attemptLimitsService.forgetBrowsers(id);
      await this.attemptLimitsService.forgetWrongCodes({ kind: 'admin', id });
      if (keptSession === undefined) await this.sessionsStore.removeAllForAccount({ kind: 'admin', id });
      else await this.sessionsStore.removeOthers({ kind: 'admin', id }, keptSession);
      await this.auditLogService.record({ ...entry, subject: { kind: 'admin', id } });
    });
  }

  /**
   * Sets a new password and removes the second factor and passkeys. For the server's terminal, whose users could change
   * the database anyway.
   * @throws AppError `validation_failed` at `username` or `password`
   */
  async recover(username: string, password: string): Promise<void> {
    const admin = await this.adminsStore.findActiveByUsername(normalizeUsername(username));
    if (!admin) throw fieldError('username', 'No account has this name.');
    const passwordHash = await this.validateAndHash(password, admin, 'password');
    await this.database.transaction(async () => {
      await this.secondFactorStore.clear(admin.id);
      await this.passkeysStore.removeAllForAdmin(admin.id);
      const entry = { action: 'admin.recovered', actor: { kind: 'system' } } as const;
      await this.replace(admin, passwordHash, entry);
    });
  }
}

const wrongPasswordError = (field: string): AppError => fieldError(field, 'This password is incorrect.');
