import { Injectable } from '@nestjs/common';
import { AppError, Settings } from '../../platform';
import type { GateQrCode } from '../listing/dto/event.dto';
import type { StudioEvent } from './dto/studio-event.dto';
import { EventAccessService } from '../guest-passes/event-access.service';
import { createGateQrCode } from '../listing/gate-qr-code';
import { EventSummariesService } from '../listing/event-summaries.service';
import type { EventEntity } from '../entities/event.entity';
import { EventsStore } from '../events.store';
import { EventCacheService } from '../event-cache.service';
import { presentStudioEvent } from './studio-event.presenter';

/** Events as the owner sees them. */
@Injectable()
export class AdminEventsQueries {
  constructor(
    private readonly eventsStore: EventsStore,
    private readonly eventSummariesService: EventSummariesService,
    private readonly eventCacheService: EventCacheService,
    private readonly eventAccessService: EventAccessService,
    private readonly settings: Settings,
  ) {}

  /** The latest first. Four queries, however many. */
  async list(): Promise<StudioEvent[]> {
    return this.presented((await this.eventsStore.findAll()).toReversed());
  }

  /** @throws AppError `event_not_found` */
  async get(id: string): Promise<StudioEvent> {
    const [event] = await this.presented([await this.found(id)]);
    if (!event) throw new Error('An event without surroundings.');
    return event;
  }

  /** @throws AppError `event_not_found` */
  async createGateQrCode(id: string): Promise<GateQrCode> {
    return createGateQrCode(await this.found(id), this.settings.http.publicOrigin);
  }

  /**
   * Where a projector opens the wall. The page changes the pass for its cookie and takes it out of the address; logs name
   * routes, not addresses.
   * @throws AppError `event_not_found`
   */
  async createProjectorLink(id: string): Promise<string> {
    const event = await this.found(id);
    const pass = this.eventAccessService.issuePass({ eventId: event.id, guestId: null });
    return `${this.settings.http.publicOrigin}/live-event/${event.id}/wall?pass=${pass}`;
  }

  private async presented(events: readonly EventEntity[]): Promise<StudioEvent[]> {
    const shortId = this.settings.brand.id;
    const current = await this.eventCacheService.find(shortId);
    return (await this.eventSummariesService.load(events)).map((each) =>
      presentStudioEvent(each, each.event.id === current?.id ? shortId : each.event.id),
    );
  }

  private async found(id: string): Promise<EventEntity> {
    const event = await this.eventsStore.findById(id);
    if (!event) throw new AppError('event_not_found');
    return event;
  }
}
