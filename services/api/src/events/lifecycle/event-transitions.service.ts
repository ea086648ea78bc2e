import { Injectable } from '@nestjs/common';
import { AuditLogService, type NewAuditEntry } from '../../identity';
import { AppError, Clock, Database, DomainEvents } from '../../platform';
import { dueStatus, canTransition, type EventStatus } from './event-status';
import type { EventEntity } from '../entities/event.entity';
import { EventChanged } from '../domain-events';
import { EventsStore } from '../events.store';

/** Changes the status of events when staff ask for it and when the time comes; the audit log records both. */
@Injectable()
export class EventTransitionsService {
  constructor(
    private readonly database: Database,
    private readonly eventsStore: EventsStore,
    private readonly auditLogService: AuditLogService,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * A change by staff. It is no error when the event already has the status.
   * @throws AppError `event_not_found`, `event_status_refused`
   */
  async transition(id: string, to: EventStatus, actor: NewAuditEntry['actor']): Promise<void> {
    await this.database.transaction(async () => {
      const event = await this.eventsStore.lock(id);
      if (!event) throw new AppError('event_not_found');
      if (event.status === to) return;
      if (!canTransition(event, to, this.clock.now())) throw new AppError('event_status_refused');
      await this.apply(event, to, actor);
    });
  }

  /** Changes by time. Of several simultaneous instances, only the first changes an event. */
  async transitionDue(): Promise<void> {
    for (const id of await this.eventsStore.findOverdueIds(this.clock.now())) {
      await this.database.transaction(async () => {
        const event = await this.eventsStore.lock(id);
        const to = event && dueStatus(event, this.clock.now());
        if (event && to && to !== event.status) await this.apply(event, to, { kind: 'system' });
      });
    }
  }

  private async apply(
    { id, status }: EventEntity,
    to: EventStatus,
    actor: NewAuditEntry['actor'],
  ): Promise<void> {
    await this.eventsStore.update(id, { status: to, updatedAt: this.clock.now() });
    await this.auditLogService.record({
      action: 'event.moved',
      actor,
      subject: { kind: 'event', id },
      details: { from: status, to },
    });
    await this.domainEvents.publish(new EventChanged(id));
  }
}
