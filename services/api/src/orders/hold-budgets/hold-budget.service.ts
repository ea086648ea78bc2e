import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EventAccessService } from '../../events';
import { normalizeEmail, type SessionRequest, type SignedInCollector } from '../../identity';
import { AppError, Clock, Database, Metrics, Settings, siteOf } from '../../platform';
import { CartHoldsStore } from '../cart-holds/cart-holds.store';
import { countByEdition, type ResolvedLineItem } from '../creation/line-items';
import type { OrderEntity } from '../entities/order.entity';
import {
  GUEST_NETWORK_HOLD_BUDGET_PRINTS,
  HOLD_BUDGET_CLEANUP_INTERVAL_MS,
  HOLD_PAUSE_WINDOW_MS,
  NETWORK_HOLD_BUDGET_PRINTS,
  PERSON_HOLD_BUDGET_PRINTS,
  SHOPPER_HOLD_BUDGET_PRINTS,
} from './hold-budget-policy';
import {
  countedHoldSeconds,
  describeHoldRefusal,
  findHoldRefusal,
  type HoldBudget,
  type HoldBudgetKind,
} from './hold-budget-rules';
import { HoldBudgetsStore } from './hold-budgets.store';

/** The person who asks to hold prints. */
interface Holder {
  request: SessionRequest & { ip: string };
  collector: SignedInCollector | null;
  /** As typed in the checkout; null before that, in the cart. */
  email: string | null;
  /** The secret of the browser's cookie. */
  browser: string;
}

/** The budgets of one checkout. The first one is its origin, by which the console groups holds. */
export type HoldBudgets = readonly [HoldBudget, ...HoldBudget[]];

/** Keeps anyone from holding the gallery's prints without paying (ADR 0092). */
@Injectable()
export class HoldBudgetService {
  private readonly refusals: ReturnType<Metrics['counter']>;

  constructor(
    private readonly database: Database,
    private readonly holdBudgetsStore: HoldBudgetsStore,
    private readonly cartHoldsStore: CartHoldsStore,
    private readonly settings: Settings,
    private readonly eventAccessService: EventAccessService,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    this.refusals = metrics.counter({
      name: 'checkouts_refused_total',
      help: 'Checkouts refused by a hold budget: for too many unpaid prints, or while it pauses.',
      labels: ['budget', 'reason'],
    });
  }

  /** A confirmed collector and a live event's guest have budgets of their own; all others share those of strangers. */
  async findFor({ request, collector, email, browser }: Holder): Promise<HoldBudgets> {
    if (collector?.emailConfirmedAt) return [this.build('collector', collector.id)];
    const network = siteOf(request.ip);
    const guest = await this.eventAccessService.findLiveGuest(request);
    if (guest) return [this.build('guest', guest.email), this.build('guest_network', network)];
    return [
      this.build('network', network),
      ...(email === null ? [] : [this.build('email', mailboxOf(email))]),
      this.build('browser', browser),
    ];
  }

  /**
   * Others with the same budget wait until the current transaction has ended. Not those of the guests' network: they would
   * all wait for each other, and a bound of hundreds may be exceeded by what is just being bought.
   */
  async lock(budgets: HoldBudgets): Promise<void> {
    await this.holdBudgetsStore.lock(budgets.filter(({ kind }) => kind !== 'guest_network'));
  }

  /**
   * @param cartHolds what the buyer's cart holds of these prints: the checkout takes it over, so that it counts once
   * @throws AppError `hold_budget_exceeded` with {budget, held, limit}; `hold_budget_paused` with {budget, until}
   */
  async assertAvailable(
    budgets: HoldBudgets,
    lineItems: readonly ResolvedLineItem[],
    cartHolds: readonly { id: string }[] = [],
  ): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - HOLD_PAUSE_WINDOW_MS);
    const usage = await this.holdBudgetsStore.findUsage(budgets, {
      since,
      now,
      exceptCartHolds: cartHolds.map(({ id }) => id),
    });
    const toTake = countPrintsToHold(lineItems);
    const refusal = findHoldRefusal(
      budgets,
      ({ key }) => usage.get(key) ?? { held: 0, ended: [] },
      toTake + cartHolds.length,
      now,
      toTake,
    );
    if (!refusal) return;
    const { kind, limit } = refusal.budget;
    this.refusals.inc({ budget: kind, reason: refusal.reason });
    const message = describeHoldRefusal(refusal, now);
    if (refusal.reason === 'limit')
      throw new AppError('hold_budget_exceeded', {
        message,
        details: { budget: kind, held: refusal.held, limit },
      });
    throw new AppError('hold_budget_paused', {
      message,
      details: { budget: kind, until: refusal.until.toISOString() },
      retryAfterSeconds: Math.ceil((refusal.until.getTime() - now.getTime()) / 1_000),
    });
  }

  /**
   * The prints of a new order count in its budgets.
   * @param cartPrintSeconds for which a cart held them before; they count if the order is not paid
   */
  async assign(budgets: HoldBudgets, orderId: string, cartPrintSeconds: number): Promise<void> {
    await this.holdBudgetsStore.insert(budgets, orderId, cartPrintSeconds);
  }

  /** The order was not paid, and its prints are about to be released. Joins the current transaction. */
  async recordUnpaid({ id, holdBudgetKey, createdAt }: OrderEntity): Promise<void> {
    if (holdBudgetKey === null) return;
    const now = this.clock.now();
    const seconds = countedHoldSeconds(createdAt, now);
    if (seconds === 0) await this.holdBudgetsStore.deleteUncounted(id);
    await this.holdBudgetsStore.markEnded(id, seconds, now);
  }

  /** The order no longer holds unpaid prints, and nobody let them expire. Joins the current transaction. */
  async forget({ id, holdBudgetKey }: OrderEntity): Promise<void> {
    if (holdBudgetKey !== null) await this.holdBudgetsStore.deleteByOrder(id);
  }

  /** Deletes what no longer counts. Any number of instances may run it. */
  @Interval(HOLD_BUDGET_CLEANUP_INTERVAL_MS)
  async deleteEnded(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - HOLD_PAUSE_WINDOW_MS);
    await this.database.transaction(() => this.holdBudgetsStore.deleteEndedBefore(before));
    await this.database.transaction(() => this.cartHoldsStore.deleteHeldBefore(before));
  }

  private build(kind: HoldBudgetKind, id: string): HoldBudget {
    return {
      kind,
      key: createHmac('sha256', this.settings.guestPasses.key)
        .update(`hold-budget:${kind}:${id}`)
        .digest('hex'),
      limit: this.limitOf(kind),
    };
  }

  private limitOf(kind: HoldBudgetKind): number {
    const { network, shopper, person, guestNetwork } = this.settings.holdBudgets;
    switch (kind) {
      case 'network':
        return network ?? NETWORK_HOLD_BUDGET_PRINTS;
      case 'email':
      case 'browser':
        return shopper ?? SHOPPER_HOLD_BUDGET_PRINTS;
      case 'guest':
      case 'collector':
        return person ?? PERSON_HOLD_BUDGET_PRINTS;
      case 'guest_network':
        return guestNetwork ?? GUEST_NETWORK_HOLD_BUDGET_PRINTS;
    }
  }
}

/** The mailbox behind an address: `ada+2@example.com` arrives where `ada@example.com` does (RFC 5233). */
const mailboxOf = (email: string): string => normalizeEmail(email).replace(/(?<=.)\+[^@]*(?=@)/, '');

/** Prints that are reserved for the buyer, or in their cart, are theirs already and don't count. */
function countPrintsToHold(lineItems: readonly ResolvedLineItem[]): number {
  return countByEdition(lineItems).reduce(
    (sum, { quantity, item }) => sum + Math.max(0, quantity - item.reserved),
    0,
  );
}
