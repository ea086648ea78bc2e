import { Injectable } from '@nestjs/common';
import { cookieOf, Sessions, type SessionRequest } from '../identity';
import { AppError, Clock, Settings } from '../platform';
import { passCookieName, passEnd, passesIn } from './event-pass';
import { dueStatus } from './event-status';
import { KnownEvents, type KnownEvent } from './known-events';
import { readPass, writePass, type PassClaim } from './pass-token';

/** Who was let in to an event. */
export interface Admission {
  event: KnownEvent;
  /** Null for a wall. */
  visitorId: string | null;
}

const HEADER = /^EventPass (\S+)$/i;

/** Decides who sees what is in an event: every path to its photographs asks here. */
@Injectable()
export class EventAccess {
  constructor(
    private readonly known: KnownEvents,
    private readonly sessions: Sessions,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Lets in who carries a pass of this event: given here, in `Authorization: EventPass …`, or in its cookie. A VIP-only
   * event asks each time for a signed-in collector of that level as well. Without VIP-only no query.
   * @throws AppError `event_not_found`, `vip_only`, `pass_required`
   */
  async admit(request: SessionRequest, idOrTag: string, pass?: string): Promise<Admission> {
    const event = await this.known.get(idOrTag);
    await this.requireLevel(request, event);
    const claim = this.claimOf(request, event, pass);
    if (!claim) throw new AppError('pass_required');
    return { event, visitorId: claim.visitorId };
  }

  /**
   * The event for who may know of it without a pass.
   * @throws AppError `event_not_found`, `vip_only`
   */
  async seen(request: SessionRequest, idOrTag: string): Promise<KnownEvent> {
    const event = await this.known.get(idOrTag);
    await this.requireLevel(request, event);
    return event;
  }

  /** Whether the request carries a valid pass of this event. Of a VIP-only one that alone opens nothing. No query. */
  hasPass(request: SessionRequest, event: KnownEvent): boolean {
    return this.claimOf(request, event) !== null;
  }

  /** The guest whose pass of this event the request carries; null without one, and for a wall. No query. */
  visitorOf(request: SessionRequest, event: KnownEvent): string | null {
    return this.claimOf(request, event)?.visitorId ?? null;
  }

  /** The guest whose pass of an event that is live now the request carries in a cookie; null without one, and for a wall. */
  async liveGuestOf({ headers: { cookie } }: SessionRequest): Promise<string | null> {
    for (const pass of passesIn(typeof cookie === 'string' ? cookie : '')) {
      const claim = readPass(pass, this.settings.eventPasses.key);
      const event = claim?.visitorId ? await this.known.find(claim.eventId) : null;
      if (claim && event && dueStatus(event, this.clock.now()) === 'live') return claim.visitorId;
    }
    return null;
  }

  /** Whether the request may see all of VIP-only events. */
  async isVip(request: SessionRequest): Promise<boolean> {
    return (await this.sessions.collectorOf(request))?.level === 'VIP';
  }

  /** A pass for a guest of the event, or for a wall. */
  write(claim: PassClaim): string {
    return writePass(claim, this.settings.eventPasses.key);
  }

  /**
   * The event that a pass opens.
   * @throws AppError `pass_required`
   */
  async eventOf(pass: string): Promise<KnownEvent> {
    const claim = readPass(pass, this.settings.eventPasses.key);
    const event = claim && (await this.known.find(claim.eventId));
    if (!event || this.clock.now() >= passEnd(event)) throw new AppError('pass_required');
    return event;
  }

  /** @throws AppError `vip_only` */
  private async requireLevel(request: SessionRequest, { isVipOnly }: KnownEvent): Promise<void> {
    if (isVipOnly && !(await this.isVip(request))) throw new AppError('vip_only');
  }

  private claimOf({ headers }: SessionRequest, event: KnownEvent, given?: string): PassClaim | null {
    const { authorization, cookie } = headers;
    const [, inHeader] = (typeof authorization === 'string' && HEADER.exec(authorization)) || [];
    const inCookie = typeof cookie === 'string' ? cookieOf(cookie, passCookieName(event.id)) : null;
    const token = given ?? inHeader ?? inCookie;
    const claim = token ? readPass(token, this.settings.eventPasses.key) : null;
    return claim?.eventId === event.id && this.clock.now() < passEnd(event) ? claim : null;
  }
}
