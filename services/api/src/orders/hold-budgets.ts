import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { EventAccessService } from '../events';
import type { SignedInCollector } from '../identity';
import { AppError, Database, Settings, siteOf } from '../platform';
import {
  HOLD_BUDGET_NETWORK,
  HOLD_BUDGET_PERSON,
  refusalSentence,
  type HoldBudget,
  type Holder,
} from './hold-policy';

/** Hex digits of the key by which budgets share rows to lock: 65,536 rows at most, which nobody has to remove. */
const SLOT_DIGITS = 4;

/** Keeps anyone from holding the whole gallery without paying (ADR 0087). */
@Injectable()
export class HoldBudgets {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly eventAccessService: EventAccessService,
  ) {}

  /** The budget of whoever asks: a confirmed collector's, a guest's of a live event, else their network's. */
  async of(request: FastifyRequest, collector: SignedInCollector | null): Promise<HoldBudget> {
    if (collector?.emailConfirmedAt) return this.budget({ kind: 'collector', id: collector.id });
    const guest = await this.eventAccessService.liveGuestOf(request);
    if (guest !== null) return this.budget({ kind: 'guest', id: guest });
    return this.budget({ kind: 'network', id: siteOf(request.ip) });
  }

  /** Who asks for the same budget waits until the current transaction has ended. */
  async lock({ key }: HoldBudget): Promise<void> {
    await this.database.manager.query(
      'INSERT INTO hold_budget_locks (slot) VALUES (?) ON DUPLICATE KEY UPDATE slot = slot',
      [Number.parseInt(key.slice(0, SLOT_DIGITS), 16)],
    );
  }

  /** @throws AppError `hold_budget_exceeded` with {held, limit} */
  async require(budget: HoldBudget, prints: number): Promise<void> {
    const held = await this.heldUnpaid(budget);
    // What counts for nothing is never refused.
    if (prints === 0 || held + prints <= budget.limit) return;
    throw new AppError('hold_budget_exceeded', {
      message: refusalSentence(budget, held),
      details: { held, limit: budget.limit },
    });
  }

  /** What checkouts of the budget hold now; without numbers that the buyer had reserved. */
  private async heldUnpaid({ key }: HoldBudget): Promise<number> {
    const [row] = await this.database.manager.query<{ held: string }[]>(
      `SELECT COUNT(*) AS held FROM orders placed JOIN prints print ON print.order_id = placed.id
       WHERE placed.hold_budget_key = ? AND print.state = 'held' AND print.collector_id IS NULL`,
      [key],
    );
    return Number(row?.held ?? 0);
  }

  private budget({ kind, id }: Holder): HoldBudget {
    const { network, person } = this.settings.holdBudgets;
    return {
      kind,
      key: createHmac('sha256', this.settings.guestPasses.key)
        .update(`hold-budget:${kind}:${id}`)
        .digest('hex'),
      limit: kind === 'network' ? (network ?? HOLD_BUDGET_NETWORK) : (person ?? HOLD_BUDGET_PERSON),
    };
  }
}
