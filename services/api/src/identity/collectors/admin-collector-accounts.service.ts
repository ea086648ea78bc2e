import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AppError, Database, Mailer, Settings } from '../../platform';
import { CollectorDataService } from './collector-data.service';
import { AuditLogService } from '../audit/audit-log.service';
import type { CollectorEntity } from './collector.entity';
import { CollectorsStore } from './collectors.store';
import { AccountLinksService } from '../account-links/account-links.service';
import { accountEmailOrigin, accountDeletedEmail, passwordResetEmail } from '../account-links/account.emails';
import { SessionsService } from '../sessions/sessions.service';
import type { SignedInStaff } from '../staff/signed-in-staff';

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

  /** Emails a link to choose a new password; it replaces the last one. @throws AppError `collector_not_found` */
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

  /** Deletes the account as its collector could. @throws AppError `collector_not_found` */
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

const actorOf = ({ role, id }: SignedInStaff) => ({ kind: role, id });
