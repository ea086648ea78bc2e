import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { AppError, Database, fieldError, Mailer, Settings } from '../../platform';
import { CollectorDataService } from './collector-data.service';
import { AuditLogService } from '../audit/audit-log.service';
import type { CollectorEntity } from './collector.entity';
import { CollectorsStore } from './collectors.store';
import type { EmailChange, PasswordChange } from './dto/collector-account.dto';
import { normalizeEmail } from '../accounts';
import {
  accountEmailOrigin,
  addressChangeEmail,
  accountDeletedEmail,
  passwordResetEmail,
} from '../account-links/account.emails';
import { EmailConfirmationService } from '../account-links/email-confirmation.service';
import { PasswordsService } from '../passwords/passwords.service';
import { SessionsService, type SignedInCollector } from '../sessions/sessions.service';
import type { ClientInfo } from '../client-info';
import { isUUID } from 'class-validator';
import { AccountLinksService } from '../account-links/account-links.service';
import { actorOf, type SignedInStaff } from '../staff/staff-roles';

/** Account changes that need the password, because a stolen session must not be enough. */
@Injectable()
export class CollectorAccountService {
  constructor(
    private readonly collectorsStore: CollectorsStore,
    private readonly passwordsService: PasswordsService,
    private readonly emailConfirmationService: EmailConfirmationService,
    private readonly collectorDataService: CollectorDataService,
    private readonly sessionsService: SessionsService,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
  ) {}

  /** Ends every other session. @throws AppError `validation_failed` at its fields, `rate_limited` */
  async changePassword(
    caller: SignedInCollector,
    { currentPassword, newPassword }: PasswordChange,
    client: ClientInfo,
  ): Promise<void> {
    const collector = await this.verifyPassword(caller, currentPassword, client, 'currentPassword');
    const passwordHash = await this.passwordsService.validateAndHash(newPassword, collector, 'newPassword');
    await this.database.transaction(async () => {
      const isSet = await this.passwordsService.replace(collector, passwordHash);
      if (!isSet) throw wrongPasswordError('currentPassword');
      await this.sessionsService.revokeOthers({ kind: 'collector', id: caller.id }, caller.sessionId);
      await this.recordAudit('password.changed', caller, client);
    });
  }

  /**
   * Emails the new address, which replaces the current one once its link is followed, and notifies the current one.
   * @throws AppError `validation_failed` at `password`, `rate_limited`
   */
  async changeEmail(
    caller: SignedInCollector,
    { email, password }: EmailChange,
    client: ClientInfo,
  ): Promise<void> {
    const collector = await this.verifyPassword(caller, password, client, 'password');
    await this.database.transaction(async () => {
      await this.emailConfirmationService.requestConfirmation(collector, normalizeEmail(email), client);
      if (collector.emailConfirmedAt !== null)
        await this.mailer.send(addressChangeEmail(collector.email, accountEmailOrigin(this.settings)));
      await this.recordAudit('email.change-asked', caller, client);
    });
  }

  /** @throws AppError `validation_failed` at `password`, `rate_limited` */
  async deleteAccount(caller: SignedInCollector, password: string, client: ClientInfo): Promise<void> {
    const collector = await this.verifyPassword(caller, password, client, 'password');
    await this.database.transaction(async () => {
      const isGone = await this.collectorDataService.delete(collector, 'asked for');
      if (isGone && collector.emailConfirmedAt !== null)
        await this.mailer.send(accountDeletedEmail(collector.email));
    });
  }

  private async verifyPassword(
    { id, email }: SignedInCollector,
    password: string,
    client: ClientInfo,
    field: string,
  ): Promise<CollectorEntity> {
    const verified = await this.passwordsService.verify(
      { kind: 'collector', name: email, password, client },
      () => this.collectorsStore.find(id),
    );
    if (!verified) throw wrongPasswordError(field);
    return verified.account;
  }

  private async recordAudit(
    action: AuditAction,
    { id }: SignedInCollector,
    { device }: ClientInfo,
  ): Promise<void> {
    await this.auditLogService.record({
      action,
      actor: { kind: 'collector', id },
      subject: { kind: 'collector', id },
      device,
    });
  }
}

const wrongPasswordError = (field: string): AppError => fieldError(field, 'This password is incorrect.');

/** What staff do with a collector's account at the collector's request. All of it is audited. */
@Injectable()
export class AdminCollectorAccountsService {
  constructor(
    private readonly collectorsStore: CollectorsStore,
    private readonly accountLinksService: AccountLinksService,
    private readonly sessionsService: SessionsService,
    private readonly collectorDataService: CollectorDataService,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
  ) {}

  /** Emails a link to choose a new password; it replaces the previous link. @throws AppError `collector_not_found` */
  async sendPasswordLink(id: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const collector = await this.findOrThrow(id);
      const token = await this.accountLinksService.create('reset', collector.id, collector.email);
      await this.mailer.send(passwordResetEmail(collector.email, token, accountEmailOrigin(this.settings)));
      await this.recordAudit('password.link-sent', collector, staff);
    });
  }

  /** Signs them out everywhere. @throws AppError `collector_not_found` */
  async signOut(id: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const collector = await this.findOrThrow(id);
      await this.sessionsService.revokeAll({ kind: 'collector', id: collector.id });
      await this.recordAudit('sessions.ended', collector, staff);
    });
  }

  /** All data about them. @throws AppError `collector_not_found` */
  async export(id: string, staff: SignedInStaff): Promise<Record<string, unknown>> {
    const collector = await this.findOrThrow(id);
    await this.recordAudit('account.exported', collector, staff);
    return this.collectorDataService.export(collector.id);
  }

  /** Deletes the account just as its collector could. @throws AppError `collector_not_found` */
  async remove(id: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const collector = await this.findOrThrow(id);
      const isGone = await this.collectorDataService.delete(collector, 'asked the gallery', actorOf(staff));
      if (isGone && collector.emailConfirmedAt !== null)
        await this.mailer.send(accountDeletedEmail(collector.email));
    });
  }

  private async findOrThrow(id: string): Promise<CollectorEntity> {
    const collector = isUUID(id) ? await this.collectorsStore.find(id) : null;
    if (!collector) throw new AppError('collector_not_found');
    return collector;
  }

  private async recordAudit(
    action: AuditAction,
    { id }: CollectorEntity,
    staff: SignedInStaff,
  ): Promise<void> {
    await this.auditLogService.record({ action, actor: actorOf(staff), subject: { kind: 'collector', id } });
  }
}
