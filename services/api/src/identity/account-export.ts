import { Injectable } from '@nestjs/common';
import { AppError, Clock, DomainEvents } from '../platform';
import { Audit } from './audit/audit';
import { presentCollector } from './collector.presenter';
import { CollectorStore } from './collector.store';
import { CollectorExported } from './identity.events';
import { Sessions } from './sessions';

/** Gathers everything that is kept about a collector, from every module. */
@Injectable()
export class AccountExport {
  constructor(
    private readonly store: CollectorStore,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  async of(collectorId: string): Promise<Record<string, unknown>> {
    const collector = await this.store.find(collectorId);
    if (!collector) throw new AppError('signed_out');
    const exported = new CollectorExported(collectorId);
    await this.events.publish(exported);
    const sessions = await this.sessions.listOf({ kind: 'collector', id: collectorId });
    const history = await this.audit.ofCollector(collectorId);
    return {
      exportedAt: this.clock.now().toISOString(),
      account: presentCollector(collector),
      sessions: sessions.map(({ device, createdAt, seenAt }) => ({ device, createdAt, seenAt })),
      history: history.map(({ at, action, device }) => ({ at, action, device })),
      ...Object.fromEntries(exported.parts),
    };
  }
}
