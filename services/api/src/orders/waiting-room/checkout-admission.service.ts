import { AWAITED_HOLD_MS, formatSize } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { EditionAvailabilityQueries } from '../../catalog';
import { AppError } from '../../platform';
import { unavailableError, type ResolvedLineItem } from '../creation/line-items';
import { WaitingRoomService, type Turn, type WaitingRoomVisitor } from './waiting-room.service';
import { WaitingRoomStore } from './waiting-room.store';

/** Lets a checkout through unless others were there first; then it gets a place in the waiting room (ADR 0093). */
@Injectable()
export class CheckoutAdmissionService {
  constructor(
    private readonly waitingRoomService: WaitingRoomService,
    private readonly waitingRoomStore: WaitingRoomStore,
    private readonly editionAvailabilityQueries: EditionAvailabilityQueries,
  ) {}

  /**
   * Sells if nobody waits for these prints, or if it is this person's turn; otherwise gives them a place in line.
   * @param sell throws `prints_unavailable` before it has changed anything
   * @throws AppError `waiting_room` with {place, title, size}; `hold_budget_exceeded` when their network has too many places;
   * whatever `sell` throws
   */
  async admit<Sold>(
    visitor: WaitingRoomVisitor,
    lineItems: readonly ResolvedLineItem[],
    sell: (turn: Turn | null) => Promise<Sold>,
  ): Promise<Sold> {
    const turn = await this.waitingRoomService.findTurn(
      visitor,
      lineItems.map(({ item }) => item.editionId),
    );
    try {
      return await sell(turn);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'prints_unavailable') throw error;
      const awaited = await this.findAwaited(lineItems, turn);
      if (!awaited) throw error;
      return sell(await this.waitingRoomService.join(awaited.item, visitor));
    }
  }

  /**
   * Called once the prints are held, in the transaction of the purchase: anyone already in line comes first. A turn is for
   * one print; more of the edition can be bought with it when nobody else waits. One query.
   * @throws AppError `prints_unavailable`
   */
  async assertNobodyWaits(lineItems: readonly ResolvedLineItem[], turn: Turn | null): Promise<void> {
    const wanted = wantedEditions(lineItems).filter(
      ({ item, quantity }) => item.editionId !== turn?.editionId || quantity > 1,
    );
    if (wanted.length === 0) return;
    const awaited = await this.waitingRoomStore.findAwaited(wanted.map(({ item }) => item.editionId));
    const first = wanted.find(({ item }) => awaited.has(item.editionId))?.item;
    if (!first) return;
    const { title, size } = first;
    throw new AppError('prints_unavailable', {
      message: `Others are waiting for “${title}”, ${formatSize(size)}, so each person can buy one.`,
      details: { remaining: first.editionId === turn?.editionId ? 1 : 0, title, size },
    });
  }

  /**
   * The first edition of the cart that is worth waiting for: others wait for it, or hold its last prints unpaid. People wait
   * in one line at a time, so during a turn it is the turn's edition or none.
   * @throws AppError `prints_unavailable` for an edition that waiting cannot bring back
   */
  private async findAwaited(
    lineItems: readonly ResolvedLineItem[],
    turn: Turn | null,
  ): Promise<ResolvedLineItem | null> {
    const wanted = wantedEditions(lineItems);
    if (wanted.length === 0) return null;
    const editionIds = wanted.map(({ item }) => item.editionId);
    const awaited = await this.waitingRoomStore.findAwaited(editionIds);
    const availabilityOf = await this.editionAvailabilityQueries.find(editionIds, AWAITED_HOLD_MS);
    if (turn) {
      const isGone = availabilityOf(turn.editionId).available === 0;
      return wanted.find(({ item }) => isGone && item.editionId === turn.editionId) ?? null;
    }
    const isAwaited = ({ item: { editionId } }: ResolvedLineItem): boolean =>
      awaited.has(editionId) || availabilityOf(editionId).available === 0;
    for (const line of wanted) {
      const { available, holdsUntil } = availabilityOf(line.item.editionId);
      const isSoldOut = available === 0 && holdsUntil.length === 0;
      if (isSoldOut || (!isAwaited(line) && available < line.quantity))
        throw unavailableError(line.item, available);
    }
    return wanted.find(isAwaited) ?? null;
  }
}

/** What the order takes of each edition from what everyone can buy; prints that are reserved for the buyer are theirs. */
function wantedEditions(lineItems: readonly ResolvedLineItem[]): ResolvedLineItem[] {
  const editions = new Map<string, ResolvedLineItem>();
  for (const line of lineItems) {
    const { editionId, reserved } = line.item;
    const before = editions.get(editionId)?.quantity ?? -reserved;
    editions.set(editionId, { ...line, quantity: before + line.quantity });
  }
  return [...editions.values()].filter(({ item, quantity }) => quantity > 0 && !item.isOffSale);
}
