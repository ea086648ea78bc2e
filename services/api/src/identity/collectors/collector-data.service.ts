import { Injectable } from '@nestjs/common';
import { Database, DomainEvents, AppError, Clock } from '../../platform';
import { AuditLogService, type NewAuditEntry } from '../audit/audit-log.service';
import type { CollectorEntity } from './collector.entity';
import { CollectorsStore } from './collectors.store';
import { CollectorDeleted, CollectorDataExportRequested } from '../domain-events';
import { SessionsStore } from '../sessions/sessions.store';
import { AttemptsStore } from '../attempt-limits/attempts.store';
import { presentCollector } from './collectors.service';
import { SessionsService } from '../sessions/sessions.service';

/** Why an account is deleted, for the audit log. */
type DeletionReason = 'asked for' | 'asked the gallery' | 'never confirmed' | 'address proved by another';

/** Exports a collector’s data from every module, and deletes their account with everything that belongs to it. */
@Injectable()
export class CollectorDataService {
  constructor(
    private readonly collectorsStore: CollectorsStore,
    private readonly sessionsStore: SessionsStore,
    private readonly attemptsStore: AttemptsStore,
    private readonly domainEvents: DomainEvents,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
    private readonly sessionsService: SessionsService,
    private readonly clock: Clock,
  ) {}

  /** Deletes an account if it is still unconfirmed. */
  async deleteUnconfirmed(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const account = await this.collectorsStore.lock(id);
      if (account?.emailConfirmedAt === null) await this.delete(account, 'never confirmed');
    });
  }

  /**
   * The account is locked meanwhile: its concurrent actions finish first, or find no account.
   * @param by the staff member who deletes it; otherwise its collector, or the system
   * @returns false when it was already deleted
   */
  async delete(
    { id, email, emailConfirmedAt }: CollectorEntity,
    reason: DeletionReason,
    by?: NewAuditEntry['actor'],
  ): Promise<boolean> {
    const confirmedEmail = emailConfirmedAt === null ? null : email;
    const isRequested = reason === 'asked for' || reason === 'asked the gallery';
    return this.database.transaction(async () => {
      if (!(await this.collectorsStore.lock(id))) return false;
      await this.domainEvents.publish(new CollectorDeleted(id, confirmedEmail, isRequested));
      await this.attemptsStore.removeBrowsers(id);
      await this.sessionsStore.removeAllForAccount({ kind: 'collector', id });
      await this.collectorsStore.remove(id);
      await this.auditLogService.record({
        action: 'account.deleted',
        actor: by ?? (isRequested ? { kind: 'collector', id } : { kind: 'system' }),
        subject: { kind: 'collector', id },
        details: { reason },
      });
      return true;
    });
  }

  async export(collectorId: string): Promise<Record<string, unknown>> {
    const collector = await this.collectorsStore.find(collectorId);
    if (!collector) throw new AppError('signed_out');
    const exported = new CollectorDataExportRequested(collectorId);
    await this.domainEvents.publish(exported);
    const sessions = await this.sessionsService.listActive({ kind: 'collector', id: collectorId });
    const history = await this.auditLogService.findForCollector(collectorId);
    return {
      exportedAt: this.clock.now().toISOString(),
      account: presentCollector(collector),
      sessions: sessions.map(({ device, createdAt, seenAt }) => ({ device, createdAt, seenAt })),
      history: history.map(({ at, action, device }) => ({ at, action, device })),
      ...Object.fromEntries(exported.sections),
    };
  }
}
