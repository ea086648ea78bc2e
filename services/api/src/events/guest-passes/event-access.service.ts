import { Injectable } from '@nestjs/common';
import { cookieOf, SessionsService, type SessionRequest } from '../../identity';
import { AppError, Clock, Settings } from '../../platform';
import { guestPassCookieName, guestPassExpiresAt, passesIn } from './guest-pass-expiry';
import { dueStatus } from '../lifecycle/event-status';
import { EventCacheService, type CachedEvent } from '../event-cache.service';
import { verifyGuestPass, signGuestPass, type GuestPassClaim } from './guest-pass';

/** Who was let in to an event. */
export interface Admission {
  event: CachedEvent;
  /** Null for a wall. */
  guestId: string | null;
}

const PASS_HEADER = /^EventPass (\S+)$/i;

/** Decides who sees what is in an event: every path to its photographs asks here. */
@Injectable()
export class EventAccessService {
  constructor(
    private readonly eventCacheService: EventCacheService,
    private readonly sessionsService: SessionsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Lets in who carries a pass of this event: given here, in `Authorization: EventPass …`, or in its cookie. A VIP-only
   * event asks each time for a signed-in collector of that level as well. Without VIP-only no query.
   * @throws AppError `event_not_found`, `vip_only`, `pass_required`
   */
  async admit(request: SessionRequest, idOrTag: string, pass?: string): Promise<Admission> {
    const event = await this.eventCacheService.get(idOrTag);
    await this.requireLevel(request, event);
    const claim = this.claimOf(request, event, pass);
    if (!claim) throw new AppError('pass_required');
    return { event, guestId: claim.guestId };
  }

  /**
   * The event for who may know of it without a pass.
   * @throws AppError `event_not_found`, `vip_only`
   */
  async requireVisible(request: SessionRequest, idOrTag: string): Promise<CachedEvent> {
    const event = await this.eventCacheService.get(idOrTag);
    await this.requireLevel(request, event);
    return event;
  }

  /** Whether the request carries a valid pass of this event. Of a VIP-only one that alone opens nothing. No query. */
  hasPass(request: SessionRequest, event: CachedEvent): boolean {
    return this.claimOf(request, event) !== null;
  }

  /** The guest whose pass of this event the request carries; null without one, and for a wall. No query. */
  guestIdOf(request: SessionRequest, event: CachedEvent): string | null {
    return this.claimOf(request, event)?.guestId ?? null;
  }

  /** The guest whose pass of an event that is live now the request carries in a cookie; null without one, and for a wall. */
  async liveGuestOf({ headers: { cookie } }: SessionRequest): Promise<string | null> {
    for (const pass of passesIn(typeof cookie === 'string' ? cookie : '')) {
      const claim = verifyGuestPass(pass, this.settings.guestPasses.key);
      const event = claim?.guestId ? await this.eventCacheService.find(claim.eventId) : null;
      if (claim && event && dueStatus(event, this.clock.now()) === 'live') return claim.guestId;
    }
    return null;
  }

  /** Whether the request may see all of VIP-only events. */
  async isVip(request: SessionRequest): Promise<boolean> {
    return (await this.sessionsService.findCollector(request))?.level === 'VIP';
  }

  /** A pass for a guest of the event, or for a wall. */
  issuePass(claim: GuestPassClaim): string {
    return signGuestPass(claim, this.settings.guestPasses.key);
  }

  /**
   * The event that a pass opens.
   * @throws AppError `pass_required`
   */
  async requireEventOfPass(pass: string): Promise<CachedEvent> {
    const claim = verifyGuestPass(pass, this.settings.guestPasses.key);
    const event = claim && (await this.eventCacheService.find(claim.eventId));
    if (!event || this.clock.now() >= guestPassExpiresAt(event)) throw new AppError('pass_required');
    return event;
  }

  /** @throws AppError `vip_only` */
  private async requireLevel(request: SessionRequest, { isVipOnly }: CachedEvent): Promise<void> {
    if (isVipOnly && !(await this.isVip(request))) throw new AppError('vip_only');
  }

  private claimOf({ headers }: SessionRequest, event: CachedEvent, given?: string): GuestPassClaim | null {
    const { authorization, cookie } = headers;
    const [, inHeader] = (typeof authorization === 'string' && PASS_HEADER.exec(authorization)) || [];
    const inCookie = typeof cookie === 'string' ? cookieOf(cookie, guestPassCookieName(event.id)) : null;
    const token = given ?? inHeader ?? inCookie;
    const claim = token ? verifyGuestPass(token, this.settings.guestPasses.key) : null;
    return claim?.eventId === event.id && this.clock.now() < guestPassExpiresAt(event) ? claim : null;
  }
}
