import { formatDateTime } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { pictureUrl } from '../../media';
import { AppError, Settings, shortListCsv, type CsvColumns } from '../../platform';
import type { StudioEvent, StudioEventGuest } from './dto/studio-event.dto';
import { EventAccessService } from '../guest-passes/event-access.service';
import { createGateQrCode } from '../listing/gate-qr-code';
import {
  EventSummariesService,
  type EventSummary,
  type GateQrCode,
} from '../listing/event-summaries.service';
import type { EventEntity } from '../entities/event.entity';
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

  /** The latest first. Four queries, however many events. */
  async list(): Promise<StudioEvent[]> {
    return this.present((await this.eventsStore.findAll({ isArchivedToo: true })).toReversed());
  }

  /** All events as CSV, at once: a gallery has a few hundred. */
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
   * Registered guests, then the waitlist, each in the order of registration. Anonymized ones are left out.
   * @throws AppError `event_not_found`
   */
  async listGuests(id: string): Promise<StudioEventGuest[]> {
    const event = await this.findOrFail(id);
    return (await this.eventGuestsStore.findByEvent(event.id)).map(({ createdAt, ...guest }) => ({
      id: guest.id,
      name: guest.name,
      email: guest.email,
      isEmailConfirmed: guest.emailConfirmedAt !== null,
      isWaitlisted: guest.isWaitlisted,
      registeredAt: createdAt.toISOString(),
    }));
  }

  /** The same as CSV, at once: an event has a few hundred guests. @throws AppError `event_not_found` */
  async guestsCsv(id: string): Promise<AsyncGenerator<string>> {
    const { timeZone } = await this.findOrFail(id);
    return shortListCsv(GUEST_COLUMNS, () => this.listGuests(id), timeZone);
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

  private async present(events: readonly EventEntity[]): Promise<StudioEvent[]> {
    return (await this.eventSummariesService.load(events)).map(presentStudioEvent);
  }

  private async findOrFail(id: string): Promise<EventEntity> {
    const event = await this.eventsStore.findById(id);
    if (!event) throw new AppError('event_not_found');
    return event;
  }
}

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
