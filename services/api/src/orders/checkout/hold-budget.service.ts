import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { EventAccessService } from '../../events';
import type { SignedInCollector } from '../../identity';
import { AppError, Database, Settings, siteOf } from '../../platform';
import type { ResolvedLineItem } from '../creation/line-items';
import { NETWORK_HOLD_BUDGET_PRINTS, PERSON_HOLD_BUDGET_PRINTS } from '../orders-policy';

/** How many unpaid prints a shopper may hold at a time. */
export interface HoldBudget {
  kind: 'network' | 'guest' | 'collector';
  /** Stored with the shopper's orders: a digest that identifies nobody without the gallery's key. */
  key: string;
  limit: number;
}

/** Hex digits of the key that choose the lock row: at most 65,536 rows, which nobody has to clean up. */
const LOCK_SLOT_DIGITS = 4;

/** Keeps anyone from holding the whole gallery without paying (ADR 0087). */
@Injectable()
export class HoldBudgetService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly eventAccessService: EventAccessService,
  ) {}

  /** The budget of a confirmed collector, of a live event's guest, or else of the shopper's network. */
  async findFor(request: FastifyRequest, collector: SignedInCollector | null): Promise<HoldBudget> {
    if (collector?.emailConfirmedAt) return this.build('collector', collector.id);
    const guestId = await this.eventAccessService.liveGuestOf(request);
    return guestId === null ? this.build('network', siteOf(request.ip)) : this.build('guest', guestId);
  }

  /** Others with the same budget wait until the current transaction has ended. */
  async lock({ key }: HoldBudget): Promise<void> {
    await this.database.manager.query(
      'INSERT INTO hold_budget_locks (slot) VALUES (?) ON DUPLICATE KEY UPDATE slot = slot',
      [Number.parseInt(key.slice(0, LOCK_SLOT_DIGITS), 16)],
    );
  }

  /** @throws AppError `hold_budget_exceeded` with {held, limit} */
  async assertAvailable(budget: HoldBudget, lineItems: readonly ResolvedLineItem[]): Promise<void> {
    const { limit } = budget;
    const held = await this.countHeld(budget);
    const requested = countPrintsToHold(lineItems);
    // A cart of reserved prints alone adds nothing and is never refused.
    if (requested === 0 || held + requested <= limit) return;
    throw new AppError('hold_budget_exceeded', {
      message: exceededMessage(budget, held),
      details: { held, limit },
    });
  }

  /** Prints that checkouts of this budget hold now, except for those that the buyer had reserved. */
  private async countHeld({ key }: HoldBudget): Promise<number> {
    const [row] = await this.database.manager.query<{ held: string }[]>(
      `SELECT COUNT(*) AS held FROM orders placed JOIN prints print ON print.order_id = placed.id
       WHERE placed.hold_budget_key = ? AND print.state = 'held' AND print.collector_id IS NULL`,
      [key],
    );
    return Number(row?.held ?? 0);
  }

  private build(kind: HoldBudget['kind'], id: string): HoldBudget {
    const { network, person } = this.settings.holdBudgets;
    return {
      kind,
      key: createHmac('sha256', this.settings.guestPasses.key)
        .update(`hold-budget:${kind}:${id}`)
        .digest('hex'),
      limit:
        kind === 'network' ? (network ?? NETWORK_HOLD_BUDGET_PRINTS) : (person ?? PERSON_HOLD_BUDGET_PRINTS),
    };
  }
}

/** Prints that are reserved for the buyer are theirs already and don't count. */
function countPrintsToHold(lineItems: readonly ResolvedLineItem[]): number {
  const editions = new Map<string, { quantity: number; reserved: number }>();
  for (const { item, quantity } of lineItems) {
    const before = editions.get(item.editionId)?.quantity ?? 0;
    editions.set(item.editionId, { quantity: before + quantity, reserved: item.reserved });
  }
  return [...editions.values()].reduce(
    (sum, { quantity, reserved }) => sum + Math.max(0, quantity - reserved),
    0,
  );
}

function exceededMessage({ kind, limit }: HoldBudget, held: number): string {
  if (held === 0)
    return `Up to ${limit} prints can wait for payment at a time. Please check out with fewer prints.`;
  const who = kind === 'network' ? 'Your network already has' : 'You already have';
  const most = held < limit ? ` and can have up to ${limit}` : '';
  const signIn = kind === 'network' ? ' sign in to an account with a confirmed email address,' : '';
  return (
    `${who} ${held} ${held === 1 ? 'print' : 'prints'} waiting for payment${most}. ` +
    `Finish or cancel that checkout first,${signIn} or try again in 30 minutes.`
  );
}
