import { Injectable } from '@nestjs/common';
import type { SessionRequest } from '../../identity';
import { Clock, Settings } from '../../platform';
import { EventAccessService } from '../guest-passes/event-access.service';
import {
  EventSummariesService,
  type EventSummary,
  EventViewersService,
  type EventListStatus,
  type EventRecord,
} from './event-summaries.service';
import type { EventEntity } from '../entities/event.entity';
import { currentEvent } from '../event-cache.service';
import { EventsStore } from '../events.store';

/** Events as guests see them. */
@Injectable()
export class EventsQueries {
  constructor(
    private readonly eventsStore: EventsStore,
    private readonly eventAccessService: EventAccessService,
    private readonly eventSummariesService: EventSummariesService,
    private readonly eventViewersService: EventViewersService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Ordered by start, completed events latest first. Four queries, plus one if there are VIP-only events. */
  async list(request: SessionRequest, status?: EventListStatus): Promise<EventRecord[]> {
    const all = await this.eventsStore.findAll();
    const records = await this.present(this.ordered(all, status), all);
    const isHidden =
      records.some(({ isVipOnly }) => isVipOnly) && !(await this.eventAccessService.isVip(request));
    return records.map((record) => (isHidden && record.isVipOnly ? presentVipTeaser(record) : record));
  }

  /** Every list as visitors who are not VIPs see it. Four queries. */
  async publicLists(): Promise<Record<EventListStatus, EventRecord[]>> {
    const all = await this.eventsStore.findAll();
    const records = await this.present(all, all);
    const byId = new Map(
      records.map((record) => [record.id, record.isVipOnly ? presentVipTeaser(record) : record]),
    );
    const listOf = (status: EventListStatus): EventRecord[] =>
      this.ordered(all, status).flatMap(({ id }) => byId.get(id) ?? []);
    return { live: listOf('live'), scheduled: listOf('scheduled'), completed: listOf('completed') };
  }

  /**
   * By id, or the current event by the gallery's short id.
   * @throws AppError `event_not_found`, `vip_only`
   */
  async get(request: SessionRequest, idOrTag: string): Promise<EventRecord> {
    const event = await this.eventAccessService.requireVisible(request, idOrTag);
    const [record] = await this.present([event], await this.eventsStore.findAll());
    if (!record) throw new Error('An event without a record.');
    return record;
  }

  /** The events of a list, in the list's order. */
  private ordered(all: readonly EventEntity[], status?: EventListStatus): readonly EventEntity[] {
    if (status === undefined) return all;
    const now = this.clock.now();
    const listed = all.filter((event) => listStatusOf(event, now) === status);
    return status === 'completed' ? listed.toReversed() : listed;
  }

  private async present(events: readonly EventEntity[], all: readonly EventEntity[]): Promise<EventRecord[]> {
    const current = currentEvent(all);
    const summaries = await this.eventSummariesService.load(events);
    return Promise.all(
      summaries.map(async (summary) => ({
        ...presentEvent(summary, summary.event.id === current?.id ? this.settings.brand.id : null),
        viewerCount:
          summary.event.status === 'live' ? await this.eventViewersService.count(summary.event.id) : 0,
      })),
    );
  }
}

/** Cancelled events are listed by their time. */
function listStatusOf({ status, startsAt }: EventEntity, now: Date): EventListStatus {
  if (status !== 'cancelled') return status;
  return startsAt > now ? 'scheduled' : 'completed';
}

/** `currentTag` is the gallery's short id if it stands for this event. */
function presentEvent(
  { event, counts, picture }: EventSummary,
  currentTag: string | null,
): Omit<EventRecord, 'viewerCount'> {
  return {
    id: event.id,
    tag: currentTag ?? event.id,
    title: event.title,
    description: event.description,
    status: event.status,
    startTime: event.startsAt.toISOString(),
    endTime: event.endsAt.toISOString(),
    timeZone: event.timeZone,
    location: event.location,
    eventType: event.eventType,
    hashtag: event.hashtag,
    currentParticipants: counts.guests,
    maxParticipants: event.maxParticipants,
    isVipOnly: event.isVipOnly,
    photoCount: counts.photos,
    availableCount: counts.available,
    picture,
    isCurrent: currentTag !== null,
  };
}

const HIDDEN_FROM_NON_VIPS = {
  description: '',
  location: '',
  eventType: '',
  hashtag: null,
  currentParticipants: 0,
  viewerCount: 0,
  maxParticipants: null,
  photoCount: 0,
  availableCount: 0,
  picture: null,
} as const satisfies Partial<EventRecord>;

/** What others see of a VIP-only event: only that it exists, and when. */
const presentVipTeaser = (record: EventRecord): EventRecord =>
  Object.assign({}, record, HIDDEN_FROM_NON_VIPS);
