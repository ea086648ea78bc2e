import { Injectable } from '@nestjs/common';
import { AppError, Clock, DomainEvents } from '../../platform';
import { AuditLogService } from '../audit/audit-log.service';
import { presentCollector } from './collector.presenter';
import { CollectorsStore } from './collectors.store';
import { CollectorDataExportRequested } from '../domain-events';
import { SessionsService } from '../sessions/sessions.service';

/** Gathers everything that is kept about a collector, from every module. */
@Injectable()
export class CollectorDataExportService {
  constructor(
    private readonly collectorsStore: CollectorsStore,
    private readonly sessionsService: SessionsService,
    private readonly auditLogService: AuditLogService,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

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
