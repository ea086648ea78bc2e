import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Audit, type Deed } from '../identity';
import { MediaService } from '../media';
import { AppError, Clock, Database, DomainEvents } from '../platform';
import type { StudioEventChanges, StudioEventForm } from './dto/studio-event.dto';
import { factsAfter, unsaid } from './event-facts';
import { EventPhotosStore } from './event-photos.store';
import type { EventEntity } from './event.entity';
import { EventChanged } from './events.events';
import { EventsStore } from './events.store';
import type { SentForm } from './read-event-form';
import { RemindersStore } from './reminders.store';
import { VisitorsStore } from './visitors.store';
import { Waitlist } from './waitlist';

/** Events are made, changed and removed, under the name of whoever does it. */
@Injectable()
export class KeepEvents {
  constructor(
    private readonly database: Database,
    private readonly store: EventsStore,
    private readonly photos: EventPhotosStore,
    private readonly visitors: VisitorsStore,
    private readonly reminders: RemindersStore,
    private readonly waitlist: Waitlist,
    private readonly media: MediaService,
    private readonly audit: Audit,
    private readonly news: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `validation_failed`, `unsupported_media_type` */
  async create({ fields, heroImage }: SentForm<StudioEventForm>, by: Deed['actor']): Promise<string> {
    const now = this.clock.now();
    const facts = factsAfter(fields, unsaid(now));
    const event: EventEntity = {
      ...facts,
      id: uuid(),
      status: 'scheduled',
      heroMediaId: heroImage && (await this.media.importImage(heroImage, { alt: facts.title })),
      heroAlt: heroImage ? facts.title : '',
      photoSeq: 0,
      revision: 0,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    await this.database.transaction(async () => {
      await this.store.insert(event);
      await this.tell(event.id, 'event.created', by);
    });
    return event.id;
  }

  /**
   * What the form leaves out stays. Guests of the waitlist get the places that this makes.
   * @throws AppError `event_not_found`, `validation_failed`, `unsupported_media_type`, `changed_meanwhile` with {version}
   */
  async change(
    id: string,
    { fields, heroImage }: SentForm<StudioEventChanges>,
    by: Deed['actor'],
  ): Promise<void> {
    const heroMediaId = heroImage && (await this.media.importImage(heroImage, { alt: fields.title ?? '' }));
    await this.database.transaction(async () => {
      const before = await this.locked(id);
      const { version } = before;
      if (fields.version !== undefined && fields.version !== version)
        throw new AppError('changed_meanwhile', { details: { version } });
      const facts = factsAfter(fields, before);
      const hero = heroMediaId === null ? {} : { heroMediaId, heroAlt: facts.title };
      await this.store.change(id, { ...facts, ...hero, version: version + 1, updatedAt: this.clock.now() });
      await this.waitlist.moveUp(Object.assign(before, facts));
      await this.tell(id, 'event.changed', by);
    });
  }

  /**
   * Removes an event with its guests. One with photographs stays: they may have been sold.
   * @throws AppError `event_not_found`, `event_status_refused`
   */
  async remove(id: string, by: Deed['actor']): Promise<void> {
    await this.database.transaction(async () => {
      await this.locked(id);
      if ((await this.photos.countAll(id)) > 0)
        throw new AppError('event_status_refused', {
          message: 'An event with photographs cannot be deleted. Cancel it instead.',
        });
      await this.reminders.removeOf(id);
      await this.visitors.removeOf(id);
      await this.store.remove(id);
      await this.tell(id, 'event.removed', by);
    });
  }

  private async locked(id: string): Promise<EventEntity> {
    const event = await this.store.lock(id);
    if (!event) throw new AppError('event_not_found');
    return event;
  }

  private async tell(id: string, action: string, actor: Deed['actor']): Promise<void> {
    await this.audit.record({ action, actor, subject: { kind: 'event', id } });
    await this.news.publish(new EventChanged(id));
  }
}
