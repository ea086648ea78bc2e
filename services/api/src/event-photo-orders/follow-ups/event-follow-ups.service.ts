import { eventPhotoTitle, formatDateTime } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EventPhotoEditionsService } from '../../catalog';
import {
  EventDeletionRequested,
  EventPhotoFeedService,
  GuestFollowUpScheduleService,
  guestPassExpiresAt,
  type CachedEvent,
  type EventPhoto,
  type GuestToFollowUp,
} from '../../events';
import { actorOf, AuditLogService, type SignedInStaff } from '../../identity';
import { emailPicture } from '../../media';
import { EventPhotoPurchasesQueries } from '../../orders';
import { AppError, DomainEvents, Mailer, renderEmail, Settings } from '../../platform';
import type { EventFollowUp } from '../dto/event-photo-orders.dto';
import { eventFollowUpEmail, type FollowUpContent, type FollowUpPhoto } from '../event-photo-orders.emails';

/** How late the follow-up emails of an event may start. */
const FOLLOW_UP_INTERVAL_MS = 60_000;
/** How many photographs a follow-up email names. */
const MAX_FOLLOW_UP_PHOTOS = 12;

/** Emails the guests of an event their photographs on the morning after it. */
@Injectable()
export class EventFollowUpsService implements OnModuleInit {
  private running: Promise<void> | null = null;

  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly guestFollowUpScheduleService: GuestFollowUpScheduleService,
    private readonly eventPhotoFeedService: EventPhotoFeedService,
    private readonly eventPhotoEditionsService: EventPhotoEditionsService,
    private readonly eventPhotoPurchasesQueries: EventPhotoPurchasesQueries,
    private readonly auditLogService: AuditLogService,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(EventDeletionRequested, (deletion) => this.keepSold(deletion));
  }

  /** Any number of instances may run it at once. A call during a run joins that run. */
  @Interval(FOLLOW_UP_INTERVAL_MS)
  async sendDue(): Promise<void> {
    this.running ??= this.send().finally(() => (this.running = null));
    await this.running;
  }

  /**
   * What the console shows: when it goes out, to how many, and how it reads for a guest without photographs of their own.
   * @throws AppError `event_not_found`
   */
  async preview(eventId: string): Promise<EventFollowUp> {
    const { event, sendsAt, guests, sent } = await this.guestFollowUpScheduleService.describe(eventId);
    const content = await this.contentFor(event, { email: '', photoIds: [] }, new Map());
    const sample = `${this.settings.http.publicOrigin}/live-event-gate/…`;
    const email = await renderEmail(
      eventFollowUpEmail({ email: '', feedLink: sample, unregisterUrl: sample, unsubscribeUrl: '' }, content),
      this.settings.emailTemplates,
      this.settings.brand,
    );
    const { sendsFollowUp: isOn, timeZone } = event;
    return {
      isOn,
      sendsAt: sendsAt.toISOString(),
      timeZone,
      guests,
      sent,
      subject: email.subject,
      text: email.text,
    };
  }

  /**
   * Sends it early, or even though it is turned off, to every guest who does not have it yet.
   * @throws AppError `event_not_found`, `event_not_over`
   */
  async sendNow(eventId: string, staff: SignedInStaff): Promise<void> {
    const { event } = await this.guestFollowUpScheduleService.describe(eventId);
    if (event.status !== 'completed') throw new AppError('event_not_over');
    const guests = await this.sendFor(event);
    if (guests === 0) return;
    await this.auditLogService.record({
      action: 'event.followed-up',
      actor: actorOf(staff),
      subject: { kind: 'event', id: event.id },
      details: { guests },
    });
  }

  private async send(): Promise<void> {
    for (const event of await this.guestFollowUpScheduleService.findDueEvents()) await this.sendFor(event);
  }

  /** @returns how many guests got it */
  private async sendFor(event: CachedEvent): Promise<number> {
    /** By photo, for the guests of one run. */
    const known = new Map<string, FollowUpPhoto>();
    let guests = 0;
    await this.guestFollowUpScheduleService.claimGuests(event, async (guest) => {
      const email = eventFollowUpEmail(guest, await this.contentFor(event, guest, known));
      // The link opens the guest's pass, so the text is not kept.
      await this.mailer.send(email, `event-follow-up:${guest.id}`, { isContentRetained: false });
      guests += 1;
    });
    return guests;
  }

  /** Photos of the guest's code and those they bought; without any, the event's photos that have begun to sell. */
  private async contentFor(
    event: CachedEvent,
    { email, photoIds }: Pick<GuestToFollowUp, 'email' | 'photoIds'>,
    known: Map<string, FollowUpPhoto>,
  ): Promise<FollowUpContent> {
    const published = await this.eventPhotoFeedService.findPublished(event);
    const own = new Set([
      ...photoIds,
      ...(await this.eventPhotoPurchasesQueries.findPhotoIdsBoughtBy(email)),
    ]);
    const ownPhotos = published.filter(({ id }) => own.has(id));
    const isOwn = ownPhotos.length > 0;
    const photos = isOwn ? ownPhotos : await this.selling(published);
    return {
      event: event.title,
      isOwn,
      photos: await Promise.all(
        photos.slice(0, MAX_FOLLOW_UP_PHOTOS).map((photo) => this.describe(event, photo, known)),
      ),
      until: formatDateTime(guestPassExpiresAt(event).toISOString(), event.timeZone),
    };
  }

  private async selling(published: readonly EventPhoto[]): Promise<EventPhoto[]> {
    const editions = await this.eventPhotoEditionsService.listSelling(published.map(({ id }) => id));
    const ids = new Set(editions.map(({ photoId }) => photoId));
    return published.filter(({ id }) => ids.has(id));
  }

  private async describe(
    { isVipOnly }: CachedEvent,
    photo: EventPhoto,
    known: Map<string, FollowUpPhoto>,
  ): Promise<FollowUpPhoto> {
    const before = known.get(photo.id);
    if (before) return before;
    const editions = photo.isAvailableForOrder
      ? await this.eventPhotoEditionsService.listForPhoto(photo)
      : [];
    const left = editions.map(({ label, remaining, held, total }) =>
      remaining - held > 0 ? `${label}: ${remaining - held} of ${total} left` : `${label}: sold out`,
    );
    const title = eventPhotoTitle(photo);
    const described = {
      title,
      editions: left.join('; ') || 'Not for sale',
      // Pictures of an event for VIPs open only with a guest's pass.
      picture:
        isVipOnly || photo.picture === null
          ? null
          : emailPicture(photo.picture, this.settings.http.publicOrigin, title),
    };
    known.set(photo.id, described);
    return described;
  }

  /** A photo with an edition was sold or held at some point; an order may show its picture. */
  private async keepSold(deletion: EventDeletionRequested): Promise<void> {
    const { photoIds } = deletion;
    deletion.isKept ||=
      (await this.eventPhotoEditionsService.hasEditions(photoIds)) ||
      (await this.eventPhotoPurchasesQueries.hasAny(photoIds));
  }
}
