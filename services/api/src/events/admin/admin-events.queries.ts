import { formatDateTime } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { pictureUrl } from '../../media';
import {
  AppError,
  decodeTimeCursor,
  listCsv,
  listPage,
  Settings,
  shortListCsv,
  type CsvColumns,
  type KeysetList,
} from '../../platform';
import type {
  StudioEvent,
  StudioEventGuest,
  StudioEventGuestList,
  StudioEventGuestListQuery,
} from './dto/studio-event.dto';
import { EventAccessService } from '../guest-passes/event-access.service';
import { createGateQrCode } from '../listing/gate-qr-code';
import {
  EventSummariesService,
  type EventSummary,
  type GateQrCode,
} from '../listing/event-summaries.service';
import type { EventEntity } from '../entities/event.entity';
import type { EventGuestEntity } from '../entities/event-guest.entity';
import { EventsStore } from '../events.store';
import { EventGuestsStore } from '../guests/event-guests.store';

const COLUMNS: CsvColumns<StudioEvent> = [
  ['Event', ({ id }) => id],
  ['Title', ({ title }) => title],
  ['Kind', ({ eventType }) => eventType],
  ['Status', ({ status }) => status],
  ['Begins', ({ eventDate, timeZone }) => formatDateTime(eventDate, timeZone)],
  ['Ends', ({ endDate, timeZone }) => formatDateTime(endDate, timeZone)],
  ['Location', ({ location }) => location],
  ['Guest limit', ({ maxAttendees }) => maxAttendees],
  ['Registered', ({ registered }) => registered],
  ['Waiting', ({ waitlisted }) => waitlisted],
  ['Photographs', ({ photoCount }) => photoCount],
  ['VIP only', ({ isVipOnly }) => (isVipOnly ? 'yes' : 'no')],
  ['Description', ({ description }) => description],
];

const GUEST_COLUMNS: CsvColumns<StudioEventGuest> = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Email confirmed', ({ isEmailConfirmed }) => (isEmailConfirmed ? 'yes' : 'no')],
  ['Waitlist', ({ isWaitlisted }) => (isWaitlisted ? 'yes' : 'no')],
  ['Registered', ({ registeredAt }) => registeredAt, 'time'],
];

/** Events as staff see them. */
@Injectable()
export class AdminEventsQueries {
  constructor(
    private readonly eventsStore: EventsStore,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly eventSummariesService: EventSummariesService,
    private readonly eventAccessService: EventAccessService,
    private readonly settings: Settings,
  ) {}

  /** Latest first. Four queries, however many events. */
  async list(): Promise<StudioEvent[]> {
    return this.present((await this.eventsStore.findAll({ isArchivedToo: true })).toReversed());
  }

  /** All events as CSV, in one piece: a gallery has a few hundred. */
  csv(): AsyncGenerator<string> {
    return shortListCsv(COLUMNS, () => this.list(), this.settings.brand.timeZone);
  }

  /** @throws AppError `event_not_found` */
  async get(id: string): Promise<StudioEvent> {
    const [event] = await this.present([await this.findOrFail(id)]);
    if (!event) throw new Error('An event without a summary.');
    return event;
  }

  /**
   * A page of the event's guests, including the waitlist. Three queries.
   * @throws AppError `event_not_found`; `validation_failed` for an invalid cursor
   */
  async guests(id: string, query: StudioEventGuestListQuery): Promise<StudioEventGuestList> {
    const event = await this.findOrFail(id);
    return listPage(this.guestList(event, query), query, presentGuests);
  }

  /** Everything that matches, in the time zone of the venue. @throws AppError `event_not_found` */
  async guestsCsv(id: string, query: StudioEventGuestListQuery): Promise<AsyncGenerator<string>> {
    const event = await this.findOrFail(id);
    return listCsv(GUEST_COLUMNS, this.guestList(event, query), presentGuests, event.timeZone);
  }

  /** @throws AppError `event_not_found` */
  async createGateQrCode(id: string): Promise<GateQrCode> {
    return createGateQrCode(await this.findOrFail(id), this.settings.http.publicOrigin);
  }

  /**
   * The URL for a projector. The page exchanges the pass for its cookie and removes it from the URL; logs contain routes, not
   * URLs.
   * @throws AppError `event_not_found`
   */
  async createProjectorLink(id: string): Promise<string> {
    const event = await this.findOrFail(id);
    const pass = this.eventAccessService.issuePass({ eventId: event.id, guestId: null, version: 0 });
    return `${this.settings.http.publicOrigin}/live-event/${event.id}/projector?pass=${pass}`;
  }

  private guestList(
    { id: eventId }: EventEntity,
    { q, place }: StudioEventGuestListQuery,
  ): KeysetList<EventGuestEntity> {
    const filter = { eventId, q, place };
    return {
      read: async (cursor, limit) => this.eventGuestsStore.page(filter, decodeTimeCursor(cursor), limit),
      count: () => this.eventGuestsStore.count(filter),
      cursorOf: ({ createdAt, id }) => [createdAt, id],
    };
  }

  private async present(events: readonly EventEntity[]): Promise<StudioEvent[]> {
    return (await this.eventSummariesService.load(events)).map(presentStudioEvent);
  }

  private async findOrFail(id: string): Promise<EventEntity> {
    const event = await this.eventsStore.findById(id);
    if (!event) throw new AppError('event_not_found');
    return event;
  }
}

const presentGuests = (guests: readonly EventGuestEntity[]): StudioEventGuest[] =>
  guests.map(({ id, name, email, emailConfirmedAt, isWaitlisted, createdAt }) => ({
    id,
    name,
    email,
    isEmailConfirmed: emailConfirmedAt !== null,
    isWaitlisted,
    registeredAt: createdAt.toISOString(),
  }));

const presentStudioEvent = ({ event, counts, picture }: EventSummary): StudioEvent => ({
  id: event.id,
  title: event.title,
  description: event.description,
  eventDate: event.startsAt.toISOString(),
  endDate: event.endsAt.toISOString(),
  timeZone: event.timeZone,
  location: event.location,
  maxAttendees: event.maxParticipants,
  heroImage: picture && pictureUrl(picture),
  picture,
  eventType: event.eventType,
  hashtag: event.hashtag,
  status: event.status,
  isVipOnly: event.isVipOnly,
  needsApproval: event.needsApproval,
  isWatermarked: event.isWatermarked,
  sendsFollowUp: event.sendsFollowUp,
  isArchived: event.archivedAt !== null,
  cameraOffsetMs: event.cameraOffsetMs,
  registered: counts.guests,
  waitlisted: counts.waitlisted,
  photoCount: counts.photos,
  version: event.version,
});
