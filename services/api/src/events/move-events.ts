import { Injectable } from '@nestjs/common';
import { Audit, type Deed } from '../identity';
import { AppError, Clock, Database, DomainEvents } from '../platform';
import { dueStatus, mayMove, type EventStatus } from './event-status';
import type { EventEntity } from './event.entity';
import { EventChanged } from './events.events';
import { EventsStore } from './events.store';

/** The life of events: by somebody's word and by time, audited either way, and told to open pages. */
@Injectable()
export class MoveEvents {
  constructor(
    private readonly database: Database,
    private readonly store: EventsStore,
    private readonly audit: Audit,
    private readonly news: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * The word of owner or staff. There already is no error.
   * @throws AppError `event_not_found`, `event_status_refused`
   */
  async move(id: string, to: EventStatus, by: Deed['actor']): Promise<void> {
    await this.database.transaction(async () => {
      const event = await this.store.lock(id);
      if (!event) throw new AppError('event_not_found');
      if (event.status === to) return;
      if (!mayMove(event, to, this.clock.now())) throw new AppError('event_status_refused');
      await this.settle(event, to, by);
    });
  }

  /** Moves every event whose time has come. Instances that do it at once find it done. */
  async moveDue(): Promise<void> {
    for (const id of await this.store.overdue(this.clock.now())) {
      await this.database.transaction(async () => {
        const event = await this.store.lock(id);
        const to = event && dueStatus(event, this.clock.now());
        if (event && to && to !== event.status) await this.settle(event, to, { kind: 'system' });
      });
    }
  }

  private async settle({ id, status }: EventEntity, to: EventStatus, actor: Deed['actor']): Promise<void> {
    await this.store.change(id, { status: to, updatedAt: this.clock.now() });
    const subject = { kind: 'event', id };
    await this.audit.record({ action: 'event.moved', actor, subject, details: { from: status, to } });
    await this.news.publish(new EventChanged(id));
  }
}
