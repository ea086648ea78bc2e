import { Injectable } from '@nestjs/common';
import { AppError, Settings } from '../platform';
import type { EventCode } from './dto/event-record.dto';
import type { StudioEvent } from './dto/studio-event.dto';
import { EventAccess } from './event-access';
import { gateCode } from './event-code';
import { EventSurroundings } from './event-surroundings';
import type { EventEntity } from './event.entity';
import { EventsStore } from './events.store';
import { KnownEvents } from './known-events';
import { presentStudioEvent } from './studio-event.presenter';

/** Events as the owner sees them. */
@Injectable()
export class ReadStudioEvents {
  constructor(
    private readonly store: EventsStore,
    private readonly surroundings: EventSurroundings,
    private readonly known: KnownEvents,
    private readonly access: EventAccess,
    private readonly settings: Settings,
  ) {}

  /** The latest first. Four queries, however many. */
  async all(): Promise<StudioEvent[]> {
    return this.presented((await this.store.all()).toReversed());
  }

  /** @throws AppError `event_not_found` */
  async one(id: string): Promise<StudioEvent> {
    const [event] = await this.presented([await this.found(id)]);
    if (!event) throw new Error('An event without surroundings.');
    return event;
  }

  /** @throws AppError `event_not_found` */
  async code(id: string): Promise<EventCode> {
    return gateCode(await this.found(id), this.settings.http.publicOrigin);
  }

  /**
   * Where a projector opens the wall. The page changes the pass for its cookie and takes it out of the address; logs name
   * routes, not addresses.
   * @throws AppError `event_not_found`
   */
  async wallLink(id: string): Promise<string> {
    const event = await this.found(id);
    const pass = this.access.write({ eventId: event.id, visitorId: null });
    return `${this.settings.http.publicOrigin}/live-event/${event.id}/wall?pass=${pass}`;
  }

  private async presented(events: readonly EventEntity[]): Promise<StudioEvent[]> {
    const shortId = this.settings.brand.id;
    const current = await this.known.find(shortId);
    return (await this.surroundings.of(events)).map((each) =>
      presentStudioEvent(each, each.event.id === current?.id ? shortId : each.event.id),
    );
  }

  private async found(id: string): Promise<EventEntity> {
    const event = await this.store.find(id);
    if (!event) throw new AppError('event_not_found');
    return event;
  }
}
