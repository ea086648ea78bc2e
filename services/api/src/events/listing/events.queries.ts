import { Injectable } from '@nestjs/common';
import type { SessionRequest } from '../../identity';
import { Clock, Settings } from '../../platform';
import { currentEvent } from '../current-event';
import type { EventListStatus, EventRecord } from './dto/event.dto';
import { EventAccessService } from '../guest-passes/event-access.service';
import { EventSummariesService } from './event-summaries.service';
import type { EventEntity } from '../entities/event.entity';
import { presentEvent, presentVipTeaser } from './event.presenter';
import { EventsStore } from '../events.store';

/** Events as guests see them. */
@Injectable()
export class EventsQueries {
  constructor(
    private readonly eventsStore: EventsStore,
    private readonly eventAccessService: EventAccessService,
    private readonly eventSummariesService: EventSummariesService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** One list, or all events: what comes first, first; of past ones the latest first. Four queries, one more with VIP-only events. */
  async list(request: SessionRequest, list?: EventListStatus): Promise<EventRecord[]> {
    const all = await this.eventsStore.findAll();
    const listed = list === undefined ? all : all.filter((event) => listOf(event, this.clock.now()) === list);
    const records = await this.recordsOf(list === 'completed' ? listed.toReversed() : listed, all);
    const isHidden =
      records.some(({ isVipOnly }) => isVipOnly) && !(await this.eventAccessService.isVip(request));
    return records.map((record) => (isHidden && record.isVipOnly ? presentVipTeaser(record) : record));
  }

  /**
   * One event, or the current one by the gallery's short id.
   * @throws AppError `event_not_found`, `vip_only`
   */
  async get(request: SessionRequest, idOrTag: string): Promise<EventRecord> {
    const event = await this.eventAccessService.requireVisible(request, idOrTag);
    const [record] = await this.recordsOf([event], await this.eventsStore.findAll());
    if (!record) throw new Error('An event without a record.');
    return record;
  }

  private async recordsOf(
    events: readonly EventEntity[],
    all: readonly EventEntity[],
  ): Promise<EventRecord[]> {
    const surroundings = await this.eventSummariesService.load(events);
    const current = currentEvent(all);
    return surroundings.map((each) =>
      presentEvent(each, each.event.id === current?.id ? this.settings.brand.id : null),
    );
  }
}

/** Cancelled events stand where their time puts them. */
function listOf({ status, startsAt }: EventEntity, now: Date): EventListStatus {
  if (status !== 'cancelled') return status;
  return startsAt > now ? 'scheduled' : 'completed';
}
