import { Injectable } from '@nestjs/common';
import { AppError, Clock, Database, digestOf, Mail, newSecret, Settings } from '../../platform';
import { Audit } from '../audit/audit';
import { Sessions } from '../sessions';
import { AddAdmin } from './add-admin';
import { AdminPassword } from './admin-password';
import type { Admin } from './admin.entity';
import { AdminStore } from './admin.store';
import type { NewStaffAccount, PasswordChoice, PasswordLink, StaffAccount } from './dto/staff-account.dto';
import { actorOf, type SignedInStaff } from './signed-in-staff';
import { passwordLinkMail } from './staff-mail';

/** How long a link to choose a password works, in milliseconds. */
const LINK_MS = 24 * 3_600_000;

/** The owner keeps the accounts of the console. */
@Injectable()
export class StaffAccounts {
  constructor(
    private readonly store: AdminStore,
    private readonly adding: AddAdmin,
    private readonly passwords: AdminPassword,
    private readonly sessions: Sessions,
    private readonly mail: Mail,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Oldest first. A gallery has a handful of them. */
  async all(): Promise<StaffAccount[]> {
    const admins = await this.store.all();
    return Promise.all(admins.map((admin) => this.present(admin)));
  }

  /** Nobody can sign in to it before its link was used, which goes to them by mail. @throws AppError `validation_failed` */
  async add({ username, firstName, email, role }: NewStaffAccount, by: SignedInStaff): Promise<PasswordLink> {
    return this.database.transaction(async () => {
      const wish = { username, firstName, email, role, password: null };
      return this.makeLink(await this.adding.add(wish, actorOf(by)));
    });
  }

  /** A new link in place of the account's last one, mailed besides. @throws AppError `staff_not_found` */
  async link(id: string, by: SignedInStaff): Promise<PasswordLink> {
    return this.change(id, by, 'admin.link-made', (admin) => this.makeLink(admin));
  }

  /** Ends what the account opens, at once. @throws AppError `staff_not_found`, `own_account` */
  async disable(id: string, by: SignedInStaff): Promise<void> {
    // Whoever is left can undo it: an owner is there as long as nobody disables themselves.
    if (id === by.id) throw new AppError('own_account');
    await this.change(id, by, 'admin.disabled', async () => {
      await this.store.change(id, { disabledAt: this.clock.now() });
      await this.store.removeLink(id);
      await this.sessions.endAllOf({ kind: 'admin', id });
    });
  }

  /** @throws AppError `staff_not_found` */
  async enable(id: string, by: SignedInStaff): Promise<void> {
    await this.change(id, by, 'admin.enabled', () => this.store.change(id, { disabledAt: null }));
  }

  /** Signs somebody out everywhere. @throws AppError `staff_not_found` */
  async endSessions(id: string, by: SignedInStaff): Promise<void> {
    await this.change(id, by, 'admin.signed-out', () => this.sessions.endAllOf({ kind: 'admin', id }));
  }

  /**
   * The link's bearer chooses a password; every session of the account ends.
   * @throws AppError `account_link_unknown`, `validation_failed` at `password`
   */
  async choosePassword({ token, password }: PasswordChoice, device: string): Promise<void> {
    const link = await this.store.linkOf(digestOf(token));
    const admin = link && this.clock.now() < link.expiresAt ? await this.store.find(link.adminId) : null;
    if (!admin || admin.disabledAt !== null) throw new AppError('account_link_unknown');
    const passwordHash = await this.passwords.hash(password, admin, 'password');
    await this.database.transaction(async () => {
      if (!(await this.store.removeLink(admin.id))) throw new AppError('account_link_unknown');
      const actor = { kind: admin.role, id: admin.id };
      await this.passwords.set(admin, passwordHash, { actor, device, action: 'admin.password-chosen' });
    });
  }

  private async change<Result>(
    id: string,
    by: SignedInStaff,
    action: string,
    work: (admin: Admin) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction(async () => {
      const admin = await this.store.lock(id);
      if (!admin) throw new AppError('staff_not_found');
      const result = await work(admin);
      await this.audit.record({ action, actor: actorOf(by), subject: { kind: 'admin', id } });
      return result;
    });
  }

  /** Handed to the owner, and mailed to whom it is for. */
  private async makeLink({ id: adminId, email, firstName }: Admin): Promise<PasswordLink> {
    const token = newSecret();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + LINK_MS);
    await this.store.putLink({ adminId, tokenDigest: digestOf(token), createdAt, expiresAt });
    const link = `${this.settings.http.adminOrigin}/admin/password?token=${token}`;
    await this.mail.send(passwordLinkMail({ email, firstName }, link));
    return { link, expiresAt: expiresAt.toISOString() };
  }

  private async present(admin: Admin): Promise<StaffAccount> {
    const { id, username, firstName, email, role, createdAt, disabledAt } = admin;
    const open = await this.sessions.listOf({ kind: 'admin', id });
    return {
      id,
      username,
      firstName,
      email,
      role,
      hasPassword: admin.passwordHash !== null,
      hasSecondFactor: admin.totpConfirmedAt !== null,
      sessions: open.length,
      seenAt: open[0]?.seenAt.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      disabledAt: disabledAt?.toISOString() ?? null,
    };
  }
}
