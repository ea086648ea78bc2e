import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { auditedChanges, AuditLogService, type NewAuditEntry } from '../../identity';
import { EventPicturesService, MediaService } from '../../media';
import { AppError, Clock, Database, DomainEvents, Settings } from '../../platform';
import type { CreateStudioEvent, EventDeletion, UpdateStudioEvent } from './dto/studio-event.dto';
import { applyEventForm, defaultEventFormValues, type SubmittedEventForm } from './event-form';
import { EventPhotosStore } from '../photos/event-photos.store';
import type { EventEntity } from '../entities/event.entity';
import { EventChanged, EventDeletionRequested } from '../domain-events';
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
    private readonly eventPicturesService: EventPicturesService,
    private readonly settings: Settings,
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
    const values = applyEventForm(fields, defaultEventFormValues(now, this.settings.brand.timeZone));
    const event: EventEntity = {
      ...values,
      id: uuid(),
      status: 'scheduled',
      heroMediaId: heroImage && (await this.mediaService.importImage(heroImage, { alt: values.title })),
      heroAlt: heroImage ? values.title : '',
      photoSeq: 0,
      revision: 0,
      version: 1,
      archivedAt: null,
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
   * Fields that the form leaves out stay unchanged. Guests on the waitlist get the places that become free.
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
      const changes = auditedChanges(before, values, ['title', 'eventType', 'timeZone']);
      const hero = heroMediaId === null ? {} : { heroMediaId, heroAlt: values.title };
      await this.eventsStore.update(id, {
        ...values,
        ...hero,
        version: version + 1,
        updatedAt: this.clock.now(),
      });
      await this.waitlistService.promote(Object.assign(before, values));
      await this.recordChange(id, 'event.changed', actor, { changes });
    });
  }

  /**
   * Deletes an event with its guests and photos; archives it instead if any of its photos was sold or held.
   * @throws AppError `event_not_found`
   */
  async delete(id: string, actor: NewAuditEntry['actor']): Promise<EventDeletion['outcome']> {
    return this.database.transaction(async () => {
      const { title } = await this.lockOrFail(id);
      const photos = await this.eventPhotosStore.findByEvent(id);
      const deletion = new EventDeletionRequested(photos.map((photo) => photo.id));
      await this.domainEvents.publish(deletion);
      if (deletion.isKept) {
        await this.eventsStore.update(id, { archivedAt: this.clock.now() });
        await this.recordChange(id, 'event.archived', actor);
        return 'archived';
      }
      await this.eventPhotosStore.deleteByEvent(id);
      await this.eventPicturesService.removeByEvent(
        id,
        photos.map(({ sha256 }) => sha256),
      );
      await this.eventRemindersStore.deleteByEvent(id);
      await this.eventGuestsStore.deleteByEvent(id);
      await this.eventsStore.delete(id);
      await this.recordChange(id, 'event.removed', actor, { title });
      return 'deleted';
    });
  }

  private async lockOrFail(id: string): Promise<EventEntity> {
    const event = await this.eventsStore.lock(id);
    if (!event) throw new AppError('event_not_found');
    return event;
  }

  private async recordChange(
    id: string,
    action: AuditAction,
    actor: NewAuditEntry['actor'],
    details?: NewAuditEntry['details'],
  ): Promise<void> {
    await this.auditLogService.record({ action, actor, subject: { kind: 'event', id }, details });
    await this.domainEvents.publish(new EventChanged(id));
  }
}
