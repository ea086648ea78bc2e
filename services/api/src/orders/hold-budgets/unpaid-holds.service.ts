import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { AuditLogService } from '../../identity';
import { PaymentsService } from '../../payments';
import { Clock, Database, isAscii, Metrics, PolledValue } from '../../platform';
import type { Actor } from '../lifecycle/order-history.service';
import { CartHoldsService } from '../cart-holds/cart-holds.service';
import { CartHoldsStore, type CartHoldRow } from '../cart-holds/cart-holds.store';
import { MAX_LISTED_HOLD_ORIGINS } from './hold-budget-policy';
import type { HoldBudgetKind } from './hold-budget-rules';
import { HoldBudgetsStore, type HoldOriginRow, type UnpaidOrderRow } from './hold-budgets.store';

/** An order that waits for its payment. */
class UnpaidOrder {
  @ApiProperty() orderNumber: string;
  @ApiProperty() customerName: string;
  @ApiProperty({ description: 'Prints that the order holds' }) prints: number;
}

/** A print that a cart holds. */
class UnpaidCartHold {
  @ApiProperty() title: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty() editionNumber: number;
}

/** The unpaid holds of one network, guest or collector. */
class HoldOrigin {
  @ApiProperty({ description: 'A digest, valid while prints are held' }) id: string;
  @ApiProperty({ enum: ['network', 'guest', 'collector'] }) kind: 'network' | 'guest' | 'collector';
  @ApiProperty({
    example: 'Network 3F2A',
    description: 'Name on the order, for a guest or collector who placed one',
  })
  label: string;
  @ApiProperty() prints: number;
  @ApiProperty({ format: 'date-time', description: 'When the first of its prints was held' }) since: string;
  @ApiProperty({ format: 'date-time', description: 'When the last of its holds expires' }) until: string;
  @ApiProperty({ type: [UnpaidOrder], description: 'Oldest first' }) orders: UnpaidOrder[];
  @ApiProperty({ type: [UnpaidCartHold], description: 'Oldest first' }) cartHolds: UnpaidCartHold[];
}

/** Prints that unpaid checkouts and carts hold. */
export class UnpaidHolds {
  @ApiProperty({ description: 'Prints held by all origins' }) prints: number;
  @ApiProperty({ type: [HoldOrigin], description: 'Up to 100, most prints first' })
  origins: HoldOrigin[];
}

/** Shows staff who holds prints without having paid, and ends such holds for the owner. */
@Injectable()
export class UnpaidHoldsService {
  constructor(
    private readonly database: Database,
    private readonly holdBudgetsStore: HoldBudgetsStore,
    private readonly paymentsService: PaymentsService,
    private readonly auditLogService: AuditLogService,
    private readonly cartHoldsService: CartHoldsService,
    private readonly cartHoldsStore: CartHoldsStore,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    const counts = new PolledValue(() => this.holdBudgetsStore.countHeld(this.clock.now()));
    metrics.observedGauge(
      {
        name: 'prints_held_unpaid',
        help: 'Prints that unpaid checkouts and carts hold, across all instances: all, and those of the largest origin.',
        labels: ['scope'],
      },
      async () => {
        const found = await counts.get();
        if (!found) return [];
        return [
          { labels: { scope: 'all' }, value: found.total },
          { labels: { scope: 'largest_origin' }, value: found.largest },
        ];
      },
    );
  }

  async list(): Promise<UnpaidHolds> {
    const now = this.clock.now();
    const [{ total }, origins] = await Promise.all([
      this.holdBudgetsStore.countHeld(now),
      this.holdBudgetsStore.findOrigins(MAX_LISTED_HOLD_ORIGINS, now),
    ]);
    const keys = origins.map(({ budgetKey }) => budgetKey);
    const [orders, cartHolds] = await Promise.all([
      this.holdBudgetsStore.findUnpaidOrders(keys),
      this.cartHoldsStore.findByOrigins(keys, now),
    ]);
    return {
      prints: total,
      origins: origins.map((origin) =>
        presentOrigin(
          origin,
          orders.filter(({ budgetKey }) => budgetKey === origin.budgetKey),
          cartHolds.filter(({ budgetKey }) => budgetKey === origin.budgetKey),
        ),
      ),
    };
  }

  /**
   * Ends the origin's cart holds, and expires its checkout sessions at Stripe. One that was paid meanwhile is settled as paid; one whose session is
   * still being created stays. Repeating it is not an error.
   * @throws AppError `checkout_unavailable` when Stripe does not answer; holds before that have ended
   */
  async end(originId: string, actor: Actor): Promise<void> {
    if (!isAscii(originId)) return;
    for (const { id, editionId, editionNumber } of await this.cartHoldsStore.findByOrigins(
      [originId],
      this.clock.now(),
    ))
      await this.database.transaction(async () => {
        if (!(await this.cartHoldsService.release(id))) return;
        await this.auditLogService.record({
          action: 'edition.cart-hold-ended',
          actor: { kind: actor.role, id: actor.id },
          subject: { kind: 'edition', id: editionId },
          details: { editionNumber },
        });
      });
    const orders = await this.holdBudgetsStore.findUnpaidOrders([originId]);
    for (const { id, prints } of orders) {
      // One whose session is still being created is left to the reconciler.
      if ((await this.paymentsService.findByReference(id))?.state !== 'open') continue;
      // The entry comes first: no hold ends without one. One after another: a failure leaves none for the others.
      await this.database.transaction(() =>
        this.auditLogService.record({
          action: 'order.hold-ended',
          actor: { kind: actor.role, id: actor.id },
          subject: { kind: 'order', id },
          details: { prints },
        }),
      );
      await this.paymentsService.expireByReference(id, 'owner');
    }
  }
}

/** Of those who have not placed an order. */
const ORIGIN_LABELS: Partial<Record<HoldBudgetKind, string>> = { guest: 'Guest', collector: 'Collector' };

const presentOrigin = (
  { budgetKey, kind, prints, since, until }: HoldOriginRow,
  orders: readonly UnpaidOrderRow[],
  cartHolds: readonly CartHoldRow[],
): HoldOrigin => ({
  id: budgetKey,
  kind: kind === 'guest' || kind === 'collector' ? kind : 'network',
  label:
    (kind === 'guest' || kind === 'collector' ? orders.at(-1)?.customerName : undefined) ??
    `${ORIGIN_LABELS[kind] ?? 'Network'} ${budgetKey.slice(0, 4).toUpperCase()}`,
  prints,
  since: since.toISOString(),
  until: until.toISOString(),
  orders: orders.map(({ number, customerName, prints: held }) => ({
    orderNumber: number,
    customerName,
    prints: held,
  })),
  cartHolds: cartHolds.map(({ title, size, editionNumber }) => ({ title, size, editionNumber })),
});
