import { randomUUID } from 'node:crypto';
import { CART_HOLD_MS } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { CatalogService, PrintLedgerService, MAX_EDITION_SIZE } from '../../catalog';
import { AppError, Clock, Database, isAscii, Settings, OneLine } from '../../platform';
import { type ResolvedLineItem, unavailableError } from '../creation/line-items';
import { countedHoldSeconds } from '../hold-budgets/hold-budget-rules';
import { HoldBudgetService, type HoldBudgets } from '../hold-budgets/hold-budget.service';

import { CheckoutAdmissionService } from '../waiting-room/checkout-admission.service';
import { type CartHoldEntity, CartHoldsStore } from './cart-holds.store';

/** Which print to hold in the cart. */
export class CartHoldRequest {
  @ApiProperty() @Matches(/^[\x20-\x7e]+$/) @MaxLength(64) artworkId: string;
  @ApiProperty({ example: '30x20' }) @IsString() @OneLine() @MaxLength(40) size: string;
  @ApiPropertyOptional({ description: 'By default, the lowest available number' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_EDITION_SIZE)
  editionNumber?: number;
}

/** A print that the cart holds. */
export class CartHold {
  @ApiProperty({ description: 'Secret: sent with the checkout, and releases the hold' }) id: string;
  @ApiProperty({ description: 'The number that the buyer would receive' }) editionNumber: number;
  @ApiProperty({ format: 'date-time' }) heldUntil: string;
  @ApiProperty({ description: 'Seconds until then, for clients whose clocks are wrong' })
  secondsLeft: number;
}

/** Holds prints in carts, for anyone, within the hold budgets (ADR 0100). */
@Injectable()
export class CartHoldsService {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly catalogService: CatalogService,
    private readonly printLedgerService: PrintLedgerService,
    private readonly holdBudgetService: HoldBudgetService,
    private readonly checkoutAdmissionService: CheckoutAdmissionService,
    private readonly cartHoldsStore: CartHoldsStore,
  ) {}

  /**
   * Holds one print. The only way to renew the hold is to go on to checkout.
   * @throws AppError `inquiry_only`, `edition_not_found`, `number_taken`, `prints_unavailable` (also when others wait for the
   * edition), `hold_budget_exceeded`, `hold_budget_paused`
   */
  async hold(
    { artworkId, size, editionNumber }: CartHoldRequest,
    collectorId: string | null,
    budgets: HoldBudgets,
  ): Promise<CartHold> {
    if (this.settings.sales.mode !== 'purchase') throw new AppError('inquiry_only');
    const [item] = await this.catalogService.findPurchasable([{ artworkId, size }], collectorId);
    if (!item || item.priceCents <= 0) throw new AppError('edition_not_found', { details: { size } });
    if (item.isOffSale) throw unavailableError(item, 0);
    // What the buyer has reserved is theirs already: this is one more.
    const lineItems: ResolvedLineItem[] = [
      { item: { ...item, reserved: 0 }, frameStyle: item.frameStyle, quantity: 1, chosen: [] },
    ];
    // Without a transaction: a flood of requests that clearly exceed the budget must not queue for the lock.
    await this.holdBudgetService.assertAvailable(budgets, lineItems);
    const { editionId } = item;
    return this.database.transaction(async () => {
      await this.holdBudgetService.lock(budgets);
      await this.holdBudgetService.assertAvailable(budgets, lineItems);
      const createdAt = this.clock.now();
      const until = new Date(createdAt.getTime() + CART_HOLD_MS);
      const number = await this.printLedgerService.holdInCart({ editionId, editionNumber, until });
      await this.checkoutAdmissionService.assertNobodyWaits(lineItems, null);
      const id = randomUUID();
      await this.cartHoldsStore.insert(budgets, {
        id,
        editionId,
        editionNumber: number,
        createdAt,
        heldUntil: until,
      });
      return {
        id,
        editionNumber: number,
        heldUntil: until.toISOString(),
        secondsLeft: CART_HOLD_MS / 1_000,
      };
    });
  }

  /** Releases the print. Repeating it, or an unknown id, changes nothing. @returns whether the hold was active */
  async release(id: string): Promise<boolean> {
    if (!isAscii(id)) return false;
    const now = this.clock.now();
    const [hold] = await this.cartHoldsStore.findLasting([id], now);
    if (!hold) return false;
    const { editionId, editionNumber, heldUntil, createdAt } = hold;
    return this.database.transaction(async () => {
      const reference = { editionId, editionNumber, until: heldUntil };
      if (!(await this.printLedgerService.releaseFromCart(reference))) return false;
      if (countedHoldSeconds(createdAt, now) === 0) await this.cartHoldsStore.delete([id]);
      else await this.cartHoldsStore.markEnded(id, now);
      return true;
    });
  }

  /** Those of the named holds that are active and whose numbers the order requests. One query, if any are named. */
  async findForOrder(
    ids: readonly string[],
    lineItems: readonly ResolvedLineItem[],
  ): Promise<CartHoldEntity[]> {
    if (ids.length === 0) return [];
    const lasting = await this.cartHoldsStore.findLasting(ids, this.clock.now());
    return lasting.filter(({ editionId, editionNumber }) =>
      lineItems.some(
        ({ item, chosen }) =>
          item.editionId === editionId && chosen.some((print) => print.editionNumber === editionNumber),
      ),
    );
  }

  /**
   * The order holds these prints from now on, in its own budgets, where the time in the cart counts too: else holding and
   * cancelling in turns would be free. Joins the current transaction.
   * @returns for how many print-seconds the cart held them
   */
  async convert(holds: readonly CartHoldEntity[]): Promise<number> {
    await this.cartHoldsStore.delete(holds.map(({ id }) => id));
    const now = this.clock.now();
    return holds.reduce(
      (sum, { createdAt }) => sum + Math.floor((now.getTime() - createdAt.getTime()) / 1_000),
      0,
    );
  }
}

/** The order's lines with the prints that the buyer's cart holds: they are the buyer's already, like reserved ones. */
export const withCartHolds = (
  lineItems: readonly ResolvedLineItem[],
  holds: readonly CartHoldEntity[],
): ResolvedLineItem[] =>
  lineItems.map((line) => {
    const ofEdition = holds.filter(({ editionId }) => editionId === line.item.editionId);
    if (ofEdition.length === 0 || line.item.isOffSale) return line;
    const { available, reserved } = line.item;
    return {
      ...line,
      item: {
        ...line.item,
        available: available + ofEdition.length,
        reserved: reserved + ofEdition.length,
      },
      chosen: line.chosen.map((print) => ({
        ...print,
        cartHeldUntil: ofEdition.find(({ editionNumber }) => editionNumber === print.editionNumber)
          ?.heldUntil,
      })),
    };
  });
