import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { MediaService, Picture } from '../../media';
import { Database } from '../../platform';
import { EventGuestEntity } from '../entities/event-guest.entity';
import { EventPhotoEntity } from '../entities/event-photo.entity';
import type { EventEntity } from '../entities/event.entity';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { EVENT_STATUSES, type EventStatus } from '../lifecycle/event-status';

const EVENT_LISTS = ['live', 'scheduled', 'completed'] as const;
export type EventListStatus = (typeof EVENT_LISTS)[number];

/** Cancelled events are listed among the scheduled or the completed ones, depending on their time. */
export class EventsQuery {
  @ApiPropertyOptional({ enum: EVENT_LISTS, description: 'By default, all' })
  @IsOptional()
  @IsIn(EVENT_LISTS)
  status?: EventListStatus;
}

/** An event as guests see it. For a VIP-only event, others see the title, times, status and the badge. */
export class EventRecord {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({
    description: 'Stands for the id in URLs while it is the current event',
  })
  tag: string;
  @ApiProperty() title: string;
  @ApiProperty() description: string;
  @ApiProperty({ enum: EVENT_STATUSES }) status: EventStatus;
  @ApiProperty({ format: 'date-time' }) startTime: string;
  @ApiProperty({ format: 'date-time' }) endTime: string;
  @ApiProperty({ example: 'America/Chicago', description: 'Time zone of the venue' }) timeZone: string;
  @ApiProperty() location: string;
  @ApiProperty() eventType: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'For sharing its photos; null for the one in the site content',
  })
  hashtag: string | null;
  @ApiProperty({ description: 'Registered guests' }) currentParticipants: number;
  @ApiProperty({ description: 'Open pages that follow the event while it is live' }) viewerCount: number;
  @ApiProperty({ type: Number, nullable: true }) maxParticipants: number | null;
  @ApiProperty() isVipOnly: boolean;
  @ApiProperty({ description: 'Photos in the feed' }) photoCount: number;
  @ApiProperty({ description: 'Photos that can be ordered' }) availableCount: number;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
  @ApiProperty({ description: 'Whether the gallery’s short id stands for this event' }) isCurrent: boolean;
}

/** The QR code that leads guests to the gate. */
export class GateQrCode {
  @ApiProperty({ description: 'PNG data URI' }) qrCode: string;
  @ApiProperty({ description: 'URL in the code: the gate, with event_id and event_name' })
  eventUrl: string;
}

/** How many guests and photos an event has. */
interface EventCounts {
  /** Registered guests, excluding the waitlist. */
  guests: number;
  waitlisted: number;
  /** Published photos. */
  photos: number;
  /** Published photos that can be ordered. */
  available: number;
}

/** An event with its counts and hero image. */
export interface EventSummary {
  event: Readonly<EventEntity>;
  counts: EventCounts;
  picture: Picture | null;
}

interface CountRow {
  eventId: string;
  flag: number | boolean;
  count: string | number;
}

const noCounts = (): EventCounts => ({ guests: 0, waitlisted: 0, photos: 0, available: 0 });

/** Loads the counts and hero images of many events at once. */
@Injectable()
export class EventSummariesService {
  constructor(
    private readonly database: Database,
    private readonly mediaService: MediaService,
  ) {}

  /** In the order of `events`. Three queries, however many events. */
  async load(events: readonly Readonly<EventEntity>[]): Promise<EventSummary[]> {
    const counts = await this.countByEvent(events.map(({ id }) => id));
    const uses = events.flatMap(({ id, title, heroMediaId, heroAlt }) =>
      heroMediaId === null ? [] : [{ id, mediaId: heroMediaId, alt: heroAlt || title }],
    );
    const pictures = await this.mediaService.findPicturesForUses(uses);
    const pictureOf = new Map(uses.map(({ id }, index) => [id, pictures[index] ?? null]));
    return events.map((event) => ({
      event,
      counts: counts.get(event.id) ?? noCounts(),
      picture: pictureOf.get(event.id) ?? null,
    }));
  }

  private async countByEvent(ids: readonly string[]): Promise<Map<string, EventCounts>> {
    const counts = new Map(ids.map((id) => [id, noCounts()]));
    if (ids.length === 0) return counts;
    for (const { eventId, flag, count } of await this.countGuests(ids)) {
      const own = counts.get(eventId);
      if (own) own[flag ? 'waitlisted' : 'guests'] += Number(count);
    }
    for (const { eventId, flag, count } of await this.countPhotos(ids)) {
      const own = counts.get(eventId);
      if (!own) continue;
      own.photos += Number(count);
      if (flag) own.available += Number(count);
    }
    return counts;
  }

  private countGuests(ids: readonly string[]): Promise<CountRow[]> {
    return this.database.manager
      .createQueryBuilder(EventGuestEntity, 'guest')
      .select('guest.event_id', 'eventId')
      .addSelect('guest.is_waitlisted', 'flag')
      .addSelect('COUNT(*)', 'count')
      .where({ eventId: In([...ids]) })
      .groupBy('guest.event_id')
      .addGroupBy('guest.is_waitlisted')
      .getRawMany<CountRow>();
  }

  private countPhotos(ids: readonly string[]): Promise<CountRow[]> {
    return this.database.manager
      .createQueryBuilder(EventPhotoEntity, 'photo')
      .select('photo.event_id', 'eventId')
      .addSelect('photo.is_available_for_order', 'flag')
      .addSelect('COUNT(*)', 'count')
      .where({ eventId: In([...ids]), state: 'published' })
      .groupBy('photo.event_id')
      .addGroupBy('photo.is_available_for_order')
      .getRawMany<CountRow>();
  }
}

type CountViewers = (eventId: string) => Promise<number>;

/** How many open pages follow an event. The module that holds their sockets depends on this one and sets the source. */
@Injectable()
export class EventViewersService {
  private source: CountViewers = () => Promise.resolve(0);

  setSource(source: CountViewers): void {
    this.source = source;
  }

  count(eventId: string): Promise<number> {
    return this.source(eventId);
  }
}
