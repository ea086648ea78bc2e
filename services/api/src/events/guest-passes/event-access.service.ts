import { Injectable } from '@nestjs/common';
import { readCookie, SessionsService, type SessionRequest } from '../../identity';
import { AppError, Clock, Settings } from '../../platform';
import { dueStatus } from '../lifecycle/event-status';
import { EventCacheService, type CachedEvent } from '../event-cache.service';
import type { EventGuestEntity } from '../entities/event-guest.entity';
import { EventGuestsStore } from '../guests/event-guests.store';
import {
  guestPassCookieName,
  guestPassesIn,
  guestPassExpiresAt,
  signGuestPass,
  verifyGuestPass,
  type GuestPassClaim,
} from './guest-pass';

/** The guest or projector that was admitted to an event. */
export interface Admission {
  event: CachedEvent;
  /** Null for a projector. */
  guestId: string | null;
}

const PASS_HEADER = /^EventPass (\S+)$/i;
/** More guests than come on any evening. */
const MAX_VERIFIED_PASSES = 20_000;

/** Decides who may see an event and its photos: every path to them checks here. */
@Injectable()
export class EventAccessService {
  /**
   * Verified passes by token, since guests send theirs every few seconds. Does not include what may change: a guest's
   * version and the expiry.
   */
  private readonly verified = new Map<string, GuestPassClaim>();

  constructor(
    private readonly eventCacheService: EventCacheService,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly sessionsService: SessionsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Requires a pass of this event: `pass`, in `Authorization: EventPass …`, or in its cookie. A VIP-only event requires a
   * signed-in VIP collector as well, which takes a query; other events take none.
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
   * The event, for those who may see it without a pass.
   * @throws AppError `event_not_found`, `vip_only`
   */
  async requireVisible(request: SessionRequest, idOrTag: string): Promise<CachedEvent> {
    const event = await this.eventCacheService.get(idOrTag);
    await this.requireLevel(request, event);
    return event;
  }

  /** Whether the request carries a valid pass of this event, which is not enough for a VIP-only one. No query. */
  hasPass(request: SessionRequest, event: CachedEvent): boolean {
    return this.claimOf(request, event) !== null;
  }

  /** The guest whose pass of this event the request carries; null without one, and for a projector. No query. */
  guestIdOf(request: SessionRequest, event: CachedEvent): string | null {
    return this.claimOf(request, event)?.guestId ?? null;
  }

  /**
   * The guest whose pass for a currently live event is in the request's cookies; null without one. One query if there
   * is a pass.
   */
  async findLiveGuest({ headers: { cookie } }: SessionRequest): Promise<EventGuestEntity | null> {
    for (const pass of guestPassesIn(typeof cookie === 'string' ? cookie : '')) {
      const claim = verifyGuestPass(pass, this.settings.guestPasses.key);
      const event = claim?.guestId ? await this.eventCacheService.find(claim.eventId) : null;
      if (!claim?.guestId || !event || !this.isCurrent(claim)) continue;
      if (dueStatus(event, this.clock.now()) === 'live') return this.eventGuestsStore.findById(claim.guestId);
    }
    return null;
  }

  /** Whether the request comes from a signed-in VIP collector. */
  async isVip(request: SessionRequest): Promise<boolean> {
    return (await this.sessionsService.findCollector(request))?.level === 'VIP';
  }

  /** A pass for a guest of the event, or for a projector. */
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
    const isOpen = event && this.isCurrent(claim) && this.clock.now() < guestPassExpiresAt(event);
    if (!isOpen) throw new AppError('pass_required');
    return event;
  }

  /** @throws AppError `vip_only` */
  private async requireLevel(request: SessionRequest, { isVipOnly }: CachedEvent): Promise<void> {
    if (isVipOnly && !(await this.isVip(request))) throw new AppError('vip_only');
  }

  private claimOf({ headers }: SessionRequest, event: CachedEvent, pass?: string): GuestPassClaim | null {
    const { authorization, cookie } = headers;
    const [, inHeader] = (typeof authorization === 'string' && PASS_HEADER.exec(authorization)) || [];
    const name = guestPassCookieName(event.id, this.settings.http.publicOrigin.startsWith('https://'));
    const inCookie = typeof cookie === 'string' ? readCookie(cookie, name) : null;
    const token = pass ?? inHeader ?? inCookie;
    const claim = token ? this.verify(token) : null;
    if (claim?.eventId !== event.id || !this.isCurrent(claim)) return null;
    return this.clock.now() < guestPassExpiresAt(event) ? claim : null;
  }

  private verify(token: string): GuestPassClaim | null {
    const known = this.verified.get(token);
    if (known) return known;
    const claim = verifyGuestPass(token, this.settings.guestPasses.key);
    if (this.verified.size >= MAX_VERIFIED_PASSES) this.verified.clear();
    if (claim) this.verified.set(token, claim);
    return claim;
  }

  /**
   * Whether the guest's passes of this version still count. A later version counts even before this instance has heard
   * of it.
   */
  private isCurrent({ guestId, version }: GuestPassClaim): boolean {
    return guestId === null || version >= this.eventCacheService.passVersionOf(guestId);
  }
}
