import { createHmac } from 'node:crypto';
import { AWAITED_HOLD_MS } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { EditionAvailabilityQueries, type EditionAvailability, type PurchasableEdition } from '../../catalog';
import { normalizeEmail } from '../../identity';
import { AppError, Clock, Database, hashSecret, Settings } from '../../platform';
import type { HoldBudget } from '../hold-budgets/hold-budget-rules';
import type { WaitingRoomPlace } from './dto/waiting-room.dto';
import { advanceLine, estimateMinutes, isTurn } from './waiting-line';
import { SEEN_INTERVAL_MS, TURN_MS } from '../orders-policy';
import { WaitingRoomStore } from './waiting-room.store';
import type { WaitingRoomPlaceEntity } from './waiting-room-place.entity';

/** The person who checks out, as the waiting room identifies people. */
export interface WaitingRoomVisitor {
  budget: HoldBudget;
  email: string;
  /** Of the place that they have, if any. */
  token: string | undefined;
}

/** A person's turn to buy one print of an edition. */
export type Turn = Pick<WaitingRoomPlaceEntity, 'id' | 'editionId'>;

/**
 * The lines of people who wait for prints that others hold unpaid. They are called in the order of arrival, whenever someone
 * asks, under the lock of the line: no worker is needed, and any instance can do it. The ledger alone knows about prints.
 */
@Injectable()
export class WaitingRoomService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly waitingRoomStore: WaitingRoomStore,
    private readonly editionAvailabilityQueries: EditionAvailabilityQueries,
  ) {}

  /** The turn that the visitor's token stands for, if it is for one of these editions. */
  async findTurn({ token }: WaitingRoomVisitor, editionIds: readonly string[]): Promise<Turn | null> {
    if (token === undefined) return null;
    const place = await this.waitingRoomStore.findByToken(hashSecret(token));
    return place && editionIds.includes(place.editionId) && isTurn(place, this.clock.now()) ? place : null;
  }

  /**
   * The visitor's place in the line, at its end unless they have one.
   * @returns their turn, if it is now
   * @throws AppError `waiting_room` with {place, title, size}; `hold_budget_exceeded`
   */
  async join({ editionId, title, size }: PurchasableEdition, visitor: WaitingRoomVisitor): Promise<Turn> {
    const own = await this.findOwn(editionId, visitor);
    const tokenDigest = own && this.isPresent(own) ? own.tokenDigest : await this.enter(editionId, visitor);
    const availability = await this.callNext(editionId);
    if (own?.state === 'called' && availability.available === 0) await this.waitingRoomStore.recall(own.id);
    const place = await this.findPlace(tokenDigest);
    if (isTurn(place, this.clock.now())) return place;
    throw new AppError('waiting_room', {
      details: { title, size, place: await this.present(place, availability) },
    });
  }

  /**
   * Uses up the turn, in the transaction of the purchase.
   * @throws AppError `prints_unavailable` when it has passed, or another tab has used it
   */
  async useTurn({ id }: Turn): Promise<void> {
    if (!(await this.waitingRoomStore.useTurn(id))) throw new AppError('prints_unavailable');
  }

  /** The payment page could not be opened, and the print was released: the turn continues. */
  async returnTurn({ id }: Turn): Promise<void> {
    await this.waitingRoomStore.returnTurn(id);
  }

  /**
   * The place as it is now. Calls the next people in line.
   * @throws AppError `place_not_found`
   */
  async look(token: string): Promise<WaitingRoomPlace> {
    const tokenDigest = hashSecret(token);
    const place = await this.findPlace(tokenDigest);
    if (this.clock.now().getTime() - place.seenAt.getTime() >= SEEN_INTERVAL_MS)
      await this.waitingRoomStore.markSeen(place.id);
    const availability = await this.availabilityOf(place.editionId);
    if (place.state !== 'waiting' || availability.available === 0) return this.present(place, availability);
    const { turnsUntil } = await this.waitingRoomStore.countLine(place);
    if (turnsUntil.length >= availability.available) return this.present(place, availability);
    const current = await this.advance(place.editionId);
    return this.present(await this.findPlace(tokenDigest), current);
  }

  /** Gives up the place. Repeating it, or an unknown token, changes nothing. */
  async leave(token: string): Promise<void> {
    const place = await this.waitingRoomStore.findByToken(hashSecret(token));
    if (place) await this.waitingRoomStore.end([place.id]);
  }

  /** How many people are in line for the edition, and have its page open. */
  countPeople(editionId: string): Promise<number> {
    return this.waitingRoomStore.countPeople(editionId);
  }

  private async findPlace(tokenDigest: string): Promise<WaitingRoomPlaceEntity> {
    const place = await this.waitingRoomStore.findByToken(tokenDigest);
    if (!place) throw new AppError('place_not_found');
    return place;
  }

  /** By the token, which stays when network or email address change; else by who they are. */
  private async findOwn(
    editionId: string,
    visitor: WaitingRoomVisitor,
  ): Promise<WaitingRoomPlaceEntity | null> {
    const { token } = visitor;
    const named = token === undefined ? null : await this.waitingRoomStore.findByToken(hashSecret(token));
    if (named && named.editionId === editionId && this.isInLine(named)) return named;
    const own = await this.waitingRoomStore.findByPerson(editionId, this.personKeyOf(visitor));
    return own && this.isInLine(own) ? own : null;
  }

  private isInLine(place: WaitingRoomPlaceEntity): boolean {
    return place.state === 'waiting' || isTurn(place, this.clock.now());
  }

  /** People who are present are never skipped, so they keep their place without a lock. */
  private isPresent({ seenAt }: WaitingRoomPlaceEntity): boolean {
    return this.clock.now().getTime() - seenAt.getTime() < SEEN_INTERVAL_MS;
  }

  /**
   * Puts the visitor at the end of the line, or back in their place, under the lock of the line: everyone else who enters at
   * this moment waits for these few queries.
   * @returns the digest of the place's token
   */
  private async enter(editionId: string, visitor: WaitingRoomVisitor): Promise<string> {
    await this.waitingRoomStore.purge();
    return this.database.transaction(async () => {
      await this.waitingRoomStore.lockLine(editionId);
      const own = await this.findOwn(editionId, visitor);
      if (!own) return this.append(editionId, visitor);
      await this.waitingRoomStore.markSeen(own.id);
      return own.tokenDigest;
    });
  }

  private async append(editionId: string, visitor: WaitingRoomVisitor): Promise<string> {
    const { budget } = visitor;
    const networkKey = budget.kind === 'network' ? budget.key : null;
    const places =
      networkKey === null ? 0 : await this.waitingRoomStore.countOfNetwork(editionId, networkKey);
    if (networkKey !== null && places >= budget.limit)
      throw new AppError('hold_budget_exceeded', {
        message: `Your network already has ${places} places in line for this print. Sign in to an account with a confirmed email address, or try again in a few minutes.`,
        details: { held: places, limit: budget.limit },
      });
    const now = this.clock.now();
    const place = {
      editionId,
      personKey: this.personKeyOf(visitor),
      networkKey,
      state: 'waiting',
      calledUntil: null,
      seenAt: now,
      createdAt: now,
    } as const;
    const tokenDigest = hashSecret(this.tokenOf(place));
    await this.waitingRoomStore.append({ ...place, tokenDigest });
    return tokenDigest;
  }

  /** Calls the next people in line. Without an available print that is nobody, and nothing is locked. */
  private async callNext(editionId: string): Promise<EditionAvailability> {
    const availability = await this.availabilityOf(editionId);
    return availability.available === 0 ? availability : this.advance(editionId);
  }

  /**
   * Calls the next people in line, under its lock. The prints are read after the line: a turn that is used in between
   * then counts twice rather than not at all, and nobody is called for a print that is gone.
   */
  private advance(editionId: string): Promise<EditionAvailability> {
    return this.database.transaction(async () => {
      await this.waitingRoomStore.lockLine(editionId);
      const line = await this.waitingRoomStore.listLine(editionId);
      const current = await this.availabilityOf(editionId);
      const now = this.clock.now();
      const { called, ended } = advanceLine(line, current.available, now);
      await this.waitingRoomStore.end(ended);
      await this.waitingRoomStore.call(called, new Date(now.getTime() + TURN_MS));
      return current;
    });
  }

  private async availabilityOf(editionId: string): Promise<EditionAvailability> {
    const availabilityOf = await this.editionAvailabilityQueries.find([editionId], AWAITED_HOLD_MS);
    return availabilityOf(editionId);
  }

  private async present(
    place: WaitingRoomPlaceEntity,
    { available, holdsUntil }: EditionAvailability,
  ): Promise<WaitingRoomPlace> {
    const now = this.clock.now();
    const shown = {
      token: this.tokenOf(place),
      editionId: place.editionId,
      position: null,
      printsInCheckout: holdsUntil.length,
      estimateMinutes: null,
      secondsLeft: null,
    };
    if (place.state === 'used') return { ...shown, state: 'used' };
    if (place.calledUntil && isTurn(place, now)) {
      const secondsLeft = Math.ceil((place.calledUntil.getTime() - now.getTime()) / 1_000);
      return { ...shown, state: 'called', secondsLeft };
    }
    if (place.state !== 'waiting') return { ...shown, state: 'ended' };
    if (available + holdsUntil.length === 0) return { ...shown, state: 'sold_out' };
    const { waitingBefore, turnsUntil } = await this.waitingRoomStore.countLine(place);
    return {
      ...shown,
      state: 'waiting',
      position: waitingBefore + turnsUntil.length + 1,
      estimateMinutes: estimateMinutes({ waitingBefore, turnsUntil, holdsUntil }, now),
    };
  }

  /**
   * Guests and collectors count for themselves, everyone else by network and email address: unlike a cookie, a network
   * cannot be renewed by opening another window.
   */
  private personKeyOf({ budget, email }: WaitingRoomVisitor): string {
    return budget.kind === 'network'
      ? this.digest(`waiting-room:person:${budget.key}:${normalizeEmail(email)}`).toString('hex')
      : budget.key;
  }

  /** Follows from the place, so that each of a person's tabs gets the same; the database has its digest only. */
  private tokenOf(place: Pick<WaitingRoomPlaceEntity, 'editionId' | 'personKey' | 'createdAt'>): string {
    const { editionId, personKey, createdAt } = place;
    return this.digest(`waiting-room:place:${editionId}:${personKey}:${createdAt.getTime()}`).toString(
      'base64url',
    );
  }

  private digest(text: string): Buffer {
    return createHmac('sha256', this.settings.guestPasses.key).update(text).digest();
  }
}
