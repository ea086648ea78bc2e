import { payableCents, toCents, toDollars, type Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, IsUUID, Matches } from 'class-validator';
import { AuditLogService, type SignedInStaff } from '../../identity';
import { actorName } from '../../orders';
import { AppError, Clock, Database, MaxLength, SINGLE_LINE, Trim, TwoDecimals } from '../../platform';
import { APPROVAL_INTERVAL_MS } from '../affiliates-policy';
import { AffiliateCommissionsStore, type BalanceRow } from '../commissions/affiliate-commissions.store';
import type { AffiliatePayoutEntity } from '../affiliate.entity';
import { AffiliatesStore } from '../affiliates.store';

/** An affiliate's balance in cents. Pending, approved and paid add up to the earnings. */
export interface AffiliateBalance {
  /** Paid orders with commission. */
  orders: number;
  pending: Cents;
  /** The next payout; negative when paid commissions were reversed by more than was earned since. */
  approved: Cents;
  paid: Cents;
  reversed: Cents;
  /** Commissions in review whose costs are known. */
  review: Cents;
}

export const EMPTY_BALANCE: AffiliateBalance = {
  orders: 0,
  pending: 0,
  approved: 0,
  paid: 0,
  reversed: 0,
  review: 0,
};

/** Balances by affiliate. */
@Injectable()
export class AffiliateBalanceQueries {
  constructor(private readonly affiliateCommissionsStore: AffiliateCommissionsStore) {}

  /** The balance of each of these affiliates. One query. */
  async findBalances(affiliateIds: readonly string[]): Promise<(affiliateId: string) => AffiliateBalance> {
    const rows = await this.affiliateCommissionsStore.sumByAffiliate(affiliateIds);
    const balance = new Map(rows.map((row) => [row.affiliateId, toBalance(row)]));
    return (affiliateId) => balance.get(affiliateId) ?? EMPTY_BALANCE;
  }
}

const toBalance = (row: BalanceRow): AffiliateBalance => ({
  orders: Number(row.orders),
  pending: Number(row.pending),
  approved: Number(row.approved),
  paid: Number(row.paid),
  reversed: Number(row.reversed),
  review: Number(row.review),
});

/** A payout to an affiliate. */
export class AffiliatePayout {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ description: 'Dollars' }) amount: number;
  @ApiProperty({ example: 'Bank transfer' }) method: string;
  @ApiProperty({ type: String, nullable: true }) reference: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'For the owner only' }) note: string | null;
  @ApiProperty({ format: 'date-time' }) paidAt: string;
  @ApiProperty({ example: 'owner mara' }) actor: string;
}

/** All payouts to an affiliate, newest first. */
export class AffiliatePayoutList {
  @ApiProperty({ type: [AffiliatePayout] }) items: AffiliatePayout[];
  @ApiProperty({ description: 'Dollars of the next payout; negative if too much was paid' })
  payable: number;
}

/** Body of `POST /api/admin/selling-partners/{id}/payouts`. */
export class CreateAffiliatePayout {
  @ApiProperty({ format: 'uuid', description: 'Chosen by the client; sending it again repeats nothing' })
  @IsUUID()
  id: string;

  @ApiProperty({ description: 'Dollars, as displayed; any other sum is refused' })
  @TwoDecimals()
  amount: number;

  @ApiProperty({ example: 'Bank transfer' })
  @Trim()
  @MaxLength(60, { message: 'Please keep it within 60 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter it on one line.' })
  @IsNotEmpty({ message: 'Please enter how it was paid.' })
  @IsString({ message: 'Please enter how it was paid.' })
  method: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @Trim()
  @MaxLength(120, { message: 'Please keep it within 120 characters.' })
  @IsString()
  reference?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'For the owner only' })
  @IsOptional()
  @Trim()
  @MaxLength(500, { message: 'Please keep it within 500 characters.' })
  @IsString()
  note?: string | null;
}

/** Approves what is due for payout, and records payouts: all that is approved, less reversals of what was paid before. */
@Injectable()
export class AffiliatePayoutsService {
  constructor(
    private readonly database: Database,
    private readonly affiliatesStore: AffiliatesStore,
    private readonly affiliateCommissionsStore: AffiliateCommissionsStore,
    private readonly affiliateBalanceQueries: AffiliateBalanceQueries,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** Approves commissions whose return period is over. Any number of instances may run it at once. @returns how many */
  @Interval(APPROVAL_INTERVAL_MS)
  approveDue(): Promise<number> {
    return this.affiliateCommissionsStore.approveDue(this.clock.now());
  }

  /** @throws AppError `not_found` */
  async list(affiliateId: string): Promise<AffiliatePayoutList> {
    if (!(await this.affiliatesStore.find(affiliateId))) throw new AppError('not_found');
    const [payouts, balanceOf] = await Promise.all([
      this.affiliateCommissionsStore.findPayouts(affiliateId),
      this.affiliateBalanceQueries.findBalances([affiliateId]),
    ]);
    return { items: payouts.map(presentPayout), payable: toDollars(balanceOf(affiliateId).approved) };
  }

  /**
   * Locks the affiliate before the commissions, so that nobody is paid twice; repeating the same id changes nothing.
   * @throws AppError `not_found`; `changed_meanwhile` with {payable} when the sum has changed; `validation_failed` when
   * there is nothing to pay
   */
  create(affiliateId: string, input: CreateAffiliatePayout, by: SignedInStaff): Promise<AffiliatePayout> {
    return this.database.transaction(async () => {
      const affiliate = await this.affiliatesStore.lock(affiliateId);
      if (!affiliate) throw new AppError('not_found');
      const known = await this.affiliateCommissionsStore.findPayout(input.id);
      if (known) return existingPayout(known, affiliateId);
      const lines = await this.affiliateCommissionsStore.lockPayable(affiliateId);
      const payable = lines.reduce((sum, line) => sum + payableCents(line), 0);
      assertAmount(payable, toCents(input.amount));
      const payout = {
        id: input.id,
        affiliateId,
        cents: payable,
        method: input.method,
        reference: input.reference || null,
        note: input.note || null,
        paidAt: this.clock.now(),
        actor: actorName(by),
      };
      await this.affiliateCommissionsStore.insertPayout(payout, lines);
      await this.auditLogService.record({
        action: 'partner.paid',
        actor: { kind: by.role, id: by.id },
        subject: { kind: 'partner', id: affiliateId },
        details: { payout: payout.id, cents: payable, lines: lines.length },
      });
      return presentPayout(payout);
    });
  }
}

/** Amounts in cents. */
function assertAmount(payable: number, seen: number): void {
  if (payable !== seen) throw new AppError('changed_meanwhile', { details: { payable: toDollars(payable) } });
  if (payable > 0) return;
  const message = 'There is nothing to pay out.';
  throw new AppError('validation_failed', { message, fields: { amount: message } });
}

/** An id of another affiliate's payout cannot be used. */
function existingPayout(payout: AffiliatePayoutEntity, affiliateId: string): AffiliatePayout {
  if (payout.affiliateId !== affiliateId) throw new AppError('not_found');
  return presentPayout(payout);
}

const presentPayout = ({
  id,
  cents: amount,
  method,
  reference,
  note,
  paidAt,
  actor,
}: AffiliatePayoutEntity): AffiliatePayout => ({
  id,
  amount: toDollars(amount),
  method,
  reference,
  note,
  paidAt: paidAt.toISOString(),
  actor,
});
