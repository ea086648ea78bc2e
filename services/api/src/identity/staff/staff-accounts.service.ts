import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import {
  AppError,
  Clock,
  Database,
  fieldError,
  generateSecret,
  hashSecret,
  Mailer,
  Settings,
} from '../../platform';
import { AuditLogService } from '../audit/audit-log.service';
import { SessionsService } from '../sessions/sessions.service';
import { StaffPasswordsService } from './staff-passwords.service';
import type { AdminEntity } from './admin.entity';
import { AdminsStore } from './admins.store';
import type {
  CreateStaffAccount,
  SetStaffPassword,
  StaffPasswordLink,
  StaffAccount,
} from './dto/staff-account.dto';
import { actorOf, mayExportPersonalData, type SignedInStaff, type StaffRole } from './staff-roles';
import { passwordLinkEmail, staffAccountChangedEmail, type StaffAccountChange } from './staff.emails';
import { SecondFactorPolicyService } from './second-factor/second-factor-policy.service';
import { v7 as uuid } from 'uuid';
import type { ActorKind } from '../audit/audit-entry.entity';
import { normalizeEmail, normalizeUsername, USERNAME_PATTERN, USERNAME_ERROR } from '../accounts';
import { STAFF_PASSWORD_LINK_MS } from '../identity-policy';
import { PasswordsService } from '../passwords/passwords.service';

/** Accounts of the admin: created from the terminal, for the demo, and by the owner, who can also disable them. */
@Injectable()
export class StaffAccountsService {
  constructor(
    private readonly adminsStore: AdminsStore,
    private readonly staffPasswordsService: StaffPasswordsService,
    private readonly sessionsService: SessionsService,
    private readonly mailer: Mailer,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly passwordsService: PasswordsService,
    private readonly secondFactorPolicyService: SecondFactorPolicyService,
  ) {}

  /** Oldest first. A gallery has a handful of them. */
  async list(): Promise<StaffAccount[]> {
    const admins = await this.adminsStore.list();
    return Promise.all(admins.map((admin) => this.present(admin)));
  }

  /** Creates an account without a password and emails its link. @throws AppError `validation_failed` */
  async createWithPasswordLink(
    { username, firstName, email, role }: CreateStaffAccount,
    by: SignedInStaff,
  ): Promise<StaffPasswordLink> {
    return this.database.transaction(async () => {
      const input = { username, firstName, email, role, password: null };
      return this.issuePasswordLink(await this.create(input, actorOf(by)));
    });
  }

  /** Replaces and emails the account's link. @throws AppError `staff_not_found` */
  async createPasswordLink(id: string, by: SignedInStaff): Promise<StaffPasswordLink> {
    return this.change(id, by, 'admin.link-made', (admin) => this.issuePasswordLink(admin));
  }

  /** Disables the account and revokes its sessions. @throws AppError `staff_not_found`, `own_account` */
  async disable(id: string, by: SignedInStaff): Promise<void> {
    // Nobody can disable themselves, so that an owner is always left to undo it.
    if (id === by.id) throw new AppError('own_account');
    await this.change(id, by, 'admin.disabled', async (admin) => {
      // Before it takes effect, so that an owner who is disabled is notified as well.
      await this.notifyOwners(admin, 'disabled', actorOf(by));
      await this.adminsStore.update(id, { disabledAt: this.clock.now() });
      await this.adminsStore.removePasswordLink(id);
      await this.sessionsService.revokeAll({ kind: 'admin', id });
    });
  }

  /** @throws AppError `staff_not_found` */
  async enable(id: string, by: SignedInStaff): Promise<void> {
    await this.change(id, by, 'admin.enabled', async (admin) => {
      await this.notifyOwners(admin, 'enabled', actorOf(by));
      await this.adminsStore.update(id, { disabledAt: null });
    });
  }

  /** Grants or withdraws the permission to export personal data. @throws AppError `staff_not_found` */
  async setExportPermission(id: string, isAllowed: boolean, by: SignedInStaff): Promise<void> {
    const action = isAllowed ? 'admin.export-allowed' : 'admin.export-refused';
    await this.change(id, by, action, () =>
      this.adminsStore.update(id, { mayExportPersonalData: isAllowed }),
    );
  }

  /** Signs someone out everywhere. @throws AppError `staff_not_found` */
  async revokeSessions(id: string, by: SignedInStaff): Promise<void> {
    await this.change(id, by, 'admin.signed-out', () =>
      this.sessionsService.revokeAll({ kind: 'admin', id }),
    );
  }

  /**
   * Sets a password through a link and revokes every session of the account.
   * @throws AppError `account_link_unknown`, `validation_failed` at `password`
   */
  async choosePassword({ token, password }: SetStaffPassword, device: string): Promise<void> {
    const link = await this.adminsStore.findPasswordLink(hashSecret(token));
    const admin =
      link && this.clock.now() < link.expiresAt ? await this.adminsStore.find(link.adminId) : null;
    if (!admin || admin.disabledAt !== null) throw new AppError('account_link_unknown');
    const passwordHash = await this.staffPasswordsService.validateAndHash(password, admin, 'password');
    await this.database.transaction(async () => {
      if (!(await this.adminsStore.removePasswordLink(admin.id))) throw new AppError('account_link_unknown');
      const actor = { kind: admin.role, id: admin.id };
      await this.staffPasswordsService.replace(admin, passwordHash, {
        actor,
        device,
        action: 'admin.password-chosen',
      });
    });
  }

  /** Whether there is an account with this name, disabled or not. */
  async exists(username: string): Promise<boolean> {
    return (await this.adminsStore.findByUsername(normalizeUsername(username))) !== null;
  }

  /** @throws AppError `validation_failed` at `username` or `password` */
  async create(input: NewAdmin, actor: { kind: ActorKind; id?: string }): Promise<AdminEntity> {
    const username = normalizeUsername(input.username);
    const email = normalizeEmail(input.email);
    const { firstName, role, password } = input;
    if (!USERNAME_PATTERN.test(username)) throw fieldError('username', USERNAME_ERROR);
    if (await this.exists(username)) throw usernameTakenError();
    const owner = { email, firstName, lastName: username };
    const admin: AdminEntity = {
      id: uuid(),
      username,
      firstName,
      email,
      role,
      passwordHash:
        password === null ? null : await this.passwordsService.validateAndHash(password, owner, 'password'),
      mayExportPersonalData: role === 'owner',
      totpSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
      createdAt: this.clock.now(),
      disabledAt: null,
    };
    await this.database.transaction(async () => {
      await this.notifyOwners(admin, 'added', actor);
      if (!(await this.adminsStore.add(admin))) throw usernameTakenError();
      await this.auditLogService.record({
        action: 'admin.added',
        actor,
        subject: { kind: 'admin', id: admin.id },
        details: { role },
      });
    });
    return admin;
  }

  private async change<Result>(
    id: string,
    by: SignedInStaff,
    action: AuditAction,
    work: (admin: AdminEntity) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction(async () => {
      const admin = await this.adminsStore.lock(id);
      if (!admin) throw new AppError('staff_not_found');
      const result = await work(admin);
      await this.auditLogService.record({ action, actor: actorOf(by), subject: { kind: 'admin', id } });
      return result;
    });
  }

  /** Notifies those who are already owners, and not the new one. */
  private async notifyOwners(
    { username, role }: AdminEntity,
    change: StaffAccountChange['change'],
    actor: { kind: ActorKind; id?: string },
  ): Promise<void> {
    const doer = actor.id === undefined ? null : await this.adminsStore.find(actor.id);
    const by = doer ? `${doer.firstName} (${doer.username})` : 'the server’s terminal';
    for (const owner of await this.adminsStore.listActiveOwners())
      await this.mailer.send(staffAccountChangedEmail(owner, { change, username, role, by }));
  }

  /** Returned to the owner, and emailed to the staff member. */
  private async issuePasswordLink({
    id: adminId,
    email,
    firstName,
  }: AdminEntity): Promise<StaffPasswordLink> {
    const token = generateSecret();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + STAFF_PASSWORD_LINK_MS);
    await this.adminsStore.savePasswordLink({
      adminId,
      tokenDigest: hashSecret(token),
      createdAt,
      expiresAt,
    });
    const link = `${this.settings.http.adminOrigin}/admin/password?token=${token}`;
    await this.mailer.send(passwordLinkEmail({ email, firstName }, link));
    return { link, expiresAt: expiresAt.toISOString() };
  }

  private async present(admin: AdminEntity): Promise<StaffAccount> {
    const { id, username, firstName, email, role, createdAt, disabledAt } = admin;
    const open = await this.sessionsService.listActive({ kind: 'admin', id });
    return {
      id,
      username,
      firstName,
      email,
      role,
      mayExportPersonalData: mayExportPersonalData(admin),
      hasPassword: admin.passwordHash !== null,
      hasSecondFactor: await this.secondFactorPolicyService.hasSecondFactor(admin),
      sessions: open.length,
      seenAt: open[0]?.seenAt.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      disabledAt: disabledAt?.toISOString() ?? null,
    };
  }
}

/** A staff account to create. */
interface NewAdmin {
  username: string;
  firstName: string;
  email: string;
  role: StaffRole;
  /** Null until it is set through a link; nobody can sign in before that. */
  password: string | null;
}

const usernameTakenError = (): AppError =>
  fieldError('username', 'An account with this name already exists.');
