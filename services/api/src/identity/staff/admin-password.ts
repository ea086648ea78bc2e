import { Injectable } from '@nestjs/common';
import { AppError, Database, Mail } from '../../platform';
import { Audit, type Deed } from '../audit/audit';
import type { PasswordChange } from '../dto/account-change.dto';
import { NewPassword } from '../password/new-password';
import { PasswordCheck } from '../password/password-check';
import { SessionStore } from '../session.store';
import { Throttle } from '../throttle/throttle';
import type { Visitor } from '../visitor';
import type { Admin } from './admin.entity';
import { AdminStore } from './admin.store';
import { actorOf, type SignedInStaff } from './signed-in-staff';
import { staffPasswordChangedMail } from './staff-mail';

/** A password that takes the place of the former one: who sets it, and which session goes on. */
type Setting = Pick<Deed, 'actor' | 'device' | 'action'> & { keptSession?: string };

/** Passwords of accounts of the console: proved, and put in the place of former ones. */
@Injectable()
export class AdminPassword {
  constructor(
    private readonly store: AdminStore,
    private readonly check: PasswordCheck,
    private readonly passwords: NewPassword,
    private readonly sessions: SessionStore,
    private readonly throttle: Throttle,
    private readonly mail: Mail,
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  /**
   * The account of somebody who is signed in, once they have given its password: a borrowed session alone is not enough.
   * @throws AppError `validation_failed` at the field, `rate_limited`; `unauthorized` for the owner's key, which is nobody's account
   */
  async prove(
    id: string,
    { password, field }: { password: string; field: string },
    visitor: Visitor,
  ): Promise<Admin> {
    const admin = await this.store.find(id);
    if (!admin) throw new AppError('unauthorized');
    const given = { kind: 'admin', name: admin.username, password, visitor } as const;
    const proved = await this.check.prove(given, () => this.store.find(id));
    if (!proved) throw wrongPassword(field);
    return proved.account;
  }

  /** @throws AppError `validation_failed` at the field, in a sentence */
  async hash(password: string, { email, firstName, username }: Admin, field: string): Promise<string> {
    return this.passwords.hash(password, { email, firstName, lastName: username }, field);
  }

  /** Somebody's own: every other session of theirs ends. @throws AppError `validation_failed` at its fields, `rate_limited` */
  async change(
    staff: SignedInStaff,
    { currentPassword, newPassword }: PasswordChange,
    visitor: Visitor,
  ): Promise<void> {
    const given = { password: currentPassword, field: 'currentPassword' };
    const admin = await this.prove(staff.id, given, visitor);
    const passwordHash = await this.hash(newPassword, admin, 'newPassword');
    await this.database.transaction(async () => {
      const now = await this.store.lock(admin.id);
      // Another was set while this one was being proved.
      if (now?.passwordHash !== admin.passwordHash) throw wrongPassword('currentPassword');
      await this.set(admin, passwordHash, {
        action: 'admin.password-changed',
        actor: actorOf(staff),
        device: visitor.device,
        keptSession: staff.sessionId ?? undefined,
      });
      await this.mail.send(staffPasswordChangedMail(admin));
    });
  }

  /** The new password holds; no session but the kept one, and no link or known browser of the time before, does. Belongs into a transaction. */
  async set({ id }: Admin, passwordHash: string, { keptSession, ...deed }: Setting): Promise<void> {
    await this.database.transaction(async () => {
      await this.store.change(id, { passwordHash });
      await this.store.removeLink(id);
      await this.throttle.forgetBrowsers(id);
      if (keptSession === undefined) await this.sessions.removeAllOf({ kind: 'admin', id });
      else await this.sessions.removeOthers({ kind: 'admin', id }, keptSession);
      await this.audit.record({ ...deed, subject: { kind: 'admin', id } });
    });
  }
}

const wrongPassword = (field: string): AppError =>
  new AppError('validation_failed', { fields: { [field]: 'This is not your password.' } });
