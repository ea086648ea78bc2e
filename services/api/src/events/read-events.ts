import { Injectable } from '@nestjs/common';
import type { SessionRequest } from '../identity';
import { Clock, Settings } from '../platform';
import { currentEvent } from './current-event';
import type { EventList, EventRecord } from './dto/event-record.dto';
import { EventAccess } from './event-access';
import { EventSurroundings } from './event-surroundings';
import type { EventEntity } from './event.entity';
import { presentEvent, teaserOf } from './event.presenter';
import { EventsStore } from './events.store';

/** Events as guests see them. */
@Injectable()
export class ReadEvents {
  constructor(
    private readonly store: EventsStore,
    private readonly access: EventAccess,
    private readonly surroundings: EventSurroundings,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** One list, or all events: what comes first, first; of past ones the latest first. Four queries, one more with VIP-only events. */
  async list(request: SessionRequest, list?: EventList): Promise<EventRecord[]> {
    const all = await this.store.all();
    const listed = list === undefined ? all : all.filter((event) => listOf(event, this.clock.now()) === list);
    const records = await this.recordsOf(list === 'completed' ? listed.toReversed() : listed, all);
    const isHidden = records.some(({ isVipOnly }) => isVipOnly) && !(await this.access.isVip(request));
    return records.map((record) => (isHidden && record.isVipOnly ? teaserOf(record) : record));
  }

  /**
   * One event, or the current one by the gallery's short id.
   * @throws AppError `event_not_found`, `vip_only`
   */
  async one(request: SessionRequest, idOrTag: string): Promise<EventRecord> {
    const event = await this.access.seen(request, idOrTag);
    const [record] = await this.recordsOf([event], await this.store.all());
    if (!record) throw new Error('An event without a record.');
    return record;
  }

  private async recordsOf(
    events: readonly EventEntity[],
    all: readonly EventEntity[],
  ): Promise<EventRecord[]> {
    const surroundings = await this.surroundings.of(events);
    const current = currentEvent(all);
    return surroundings.map((each) =>
      presentEvent(each, each.event.id === current?.id ? this.settings.brand.id : null),
    );
  }
}

/** Cancelled events stand where their time puts them. */
function listOf({ status, startsAt }: EventEntity, now: Date): EventList {
  if (status !== 'cancelled') return status;
  return startsAt > now ? 'scheduled' : 'completed';
}
