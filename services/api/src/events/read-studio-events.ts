import { Injectable } from '@nestjs/common';
import { AppError, Settings } from '../platform';
import type { StudioEvent } from './dto/studio-event.dto';
import { EventAccess } from './event-access';
import { EventSurroundings } from './event-surroundings';
import type { EventEntity } from './event.entity';
import { EventsStore } from './events.store';
import { presentStudioEvent } from './studio-event.presenter';

/** Events as the owner sees them (G60). */
@Injectable()
export class ReadStudioEvents {
  constructor(
    private readonly store: EventsStore,
    private readonly surroundings: EventSurroundings,
    private readonly access: EventAccess,
    private readonly settings: Settings,
  ) {}

  /** The latest first. Four queries, however many. */
  async all(): Promise<StudioEvent[]> {
    const events = (await this.store.all()).toReversed();
    return (await this.surroundings.of(events)).map(presentStudioEvent);
  }

  /** @throws AppError `event_not_found` */
  async one(id: string): Promise<StudioEvent> {
    const [found] = await this.surroundings.of([await this.found(id)]);
    if (!found) throw new Error('An event without surroundings.');
    return presentStudioEvent(found);
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

  private async found(id: string): Promise<EventEntity> {
    const event = await this.store.find(id);
    if (!event) throw new AppError('event_not_found');
    return event;
  }
}
