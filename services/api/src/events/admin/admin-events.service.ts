import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AuditLogService, type NewAuditEntry } from '../../identity';
import { MediaService } from '../../media';
import { AppError, Clock, Database, DomainEvents } from '../../platform';
import type { UpdateStudioEvent, CreateStudioEvent } from './dto/studio-event.dto';
import { applyEventForm, defaultEventFormValues, type SubmittedEventForm } from './event-form';
import { EventPhotosStore } from '../photos/event-photos.store';
import type { EventEntity } from '../entities/event.entity';
import { EventChanged } from '../domain-events';
import { EventsStore } from '../events.store';
import { EventRemindersStore } from '../reminders/event-reminders.store';
import { EventGuestsStore } from '../guests/event-guests.store';
import { WaitlistService } from '../guests/waitlist.service';

/** Creates, changes and deletes events, each recorded in the audit log. */
@Injectable()
export class AdminEventsService {
  constructor(
    private readonly database: Database,
    private readonly eventsStore: EventsStore,
    private readonly eventPhotosStore: EventPhotosStore,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly eventRemindersStore: EventRemindersStore,
    private readonly waitlistService: WaitlistService,
    private readonly mediaService: MediaService,
    private readonly auditLogService: AuditLogService,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `validation_failed`, `unsupported_media_type` */
  async create(
    { fields, heroImage }: SubmittedEventForm<CreateStudioEvent>,
    actor: NewAuditEntry['actor'],
  ): Promise<string> {
    const now = this.clock.now();
    const values = applyEventForm(fields, defaultEventFormValues(now));
    const event: EventEntity = {
      ...values,
      id: uuid(),
      status: 'scheduled',
      heroMediaId: heroImage && (await this.mediaService.importImage(heroImage, { alt: values.title })),
      heroAlt: heroImage ? values.title : '',
      photoSeq: 0,
      revision: 0,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    await this.database.transaction(async () => {
      await this.eventsStore.insert(event);
      await this.recordChange(event.id, 'event.created', actor);
    });
    return event.id;
  }

  /**
   * What the form leaves out stays. Guests of the waitlist get the places that become free.
   * @throws AppError `event_not_found`, `validation_failed`, `unsupported_media_type`, `changed_meanwhile` with {version}
   */
  async update(
    id: string,
    { fields, heroImage }: SubmittedEventForm<UpdateStudioEvent>,
    actor: NewAuditEntry['actor'],
  ): Promise<void> {
    const heroMediaId =
      heroImage && (await this.mediaService.importImage(heroImage, { alt: fields.title ?? '' }));
    await this.database.transaction(async () => {
      const before = await this.lockOrFail(id);
      const { version } = before;
      if (fields.version !== undefined && fields.version !== version)
        throw new AppError('changed_meanwhile', { details: { version } });
      const values = applyEventForm(fields, before);
      const hero = heroMediaId === null ? {} : { heroMediaId, heroAlt: values.title };
      await this.eventsStore.update(id, {
        ...values,
        ...hero,
        version: version + 1,
        updatedAt: this.clock.now(),
      });
      await this.waitlistService.promote(Object.assign(before, values));
      await this.recordChange(id, 'event.changed', actor);
    });
  }

  /**
   * Deletes an event with its guests. One with photos stays, since they may have been sold.
   * @throws AppError `event_not_found`, `event_status_refused`
   */
  async delete(id: string, actor: NewAuditEntry['actor']): Promise<void> {
    await this.database.transaction(async () => {
      await this.lockOrFail(id);
      if ((await this.eventPhotosStore.countByEvent(id)) > 0)
        throw new AppError('event_status_refused', {
          message: 'An event with photographs cannot be deleted. Cancel it instead.',
        });
      await this.eventRemindersStore.deleteByEvent(id);
      await this.eventGuestsStore.deleteByEvent(id);
      await this.eventsStore.delete(id);
      await this.recordChange(id, 'event.removed', actor);
    });
  }

  private async lockOrFail(id: string): Promise<EventEntity> {
    const event = await this.eventsStore.lock(id);
    if (!event) throw new AppError('event_not_found');
    return event;
  }

  private async recordChange(id: string, action: string, actor: NewAuditEntry['actor']): Promise<void> {
    await this.auditLogService.record({ action, actor, subject: { kind: 'event', id } });
    await this.domainEvents.publish(new EventChanged(id));
  }
}
