import { nextAffiliateCommissionState, toCents, calculateAffiliateCommission } from '@gallery/domain';
import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { AuditLogService, type SignedInStaff } from '../../identity';
import { SoldOrderQueries } from '../../orders';
import { AppError, Clock, Database } from '../../platform';
import type { AffiliateCommissionEntity } from './affiliate-commission.entity';
import { AffiliateCommissionsStore } from './affiliate-commissions.store';
import type {
  UpdateAffiliateCommissionCosts,
  AffiliateCommissionDecision,
} from './dto/affiliate-commission.dto';
import { AffiliateCommissionQueries } from './affiliate-commission.queries';
import { CommissionReversalService } from './commission-reversal.service';

type Actor = Pick<SignedInStaff, 'id' | 'role'>;

/** The owner's decisions on affiliate commissions: accepted, declined or corrected. */
@Injectable()
export class CommissionReviewService {
  constructor(
    private readonly database: Database,
    private readonly affiliateCommissionsStore: AffiliateCommissionsStore,
    private readonly affiliateCommissionQueries: AffiliateCommissionQueries,
    private readonly commissionReversalService: CommissionReversalService,
    private readonly soldOrderQueries: SoldOrderQueries,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError `not_found`; `changed_meanwhile`, `commission_state_refused` with {record}; `validation_failed`
   * while costs are unknown
   */
  decide(id: string, { version, decision, reason }: AffiliateCommissionDecision, by: Actor): Promise<void> {
    return this.database.transaction(async () => {
      const line = await this.lockVersion(id, version);
      const state = nextAffiliateCommissionState(decision, line.state);
      if (state === null) throw await this.conflictError('commission_state_refused', id);
      if (decision === 'accept' && !line.areCostsKnown) throw unknownCostsError();
      Object.assign(line, {
        state,
        decisionReason: reason ?? null,
        accruedAt: state === 'pending' ? this.clock.now() : null,
      });
      await this.affiliateCommissionsStore.save([line]);
      await this.record(`commission.${decision === 'accept' ? 'accepted' : 'declined'}`, line, by);
    });
  }

  /**
   * Corrects the costs of a commission that is neither approved nor paid, and adjusts its reversals.
   * @throws AppError `not_found`; `changed_meanwhile`, `commission_state_refused` with {record}
   */
  correctCosts(id: string, { version, ...costs }: UpdateAffiliateCommissionCosts, by: Actor): Promise<void> {
    return this.database.transaction(async () => {
      const line = await this.lockVersion(id, version);
      if (line.state !== 'review' && line.state !== 'pending')
        throw await this.conflictError('commission_state_refused', id);
      const refunds = await this.soldOrderQueries.findRefundSummary(line.orderId);
      const recalculated = calculateAffiliateCommission(line.priceCents, toCostCents(costs), line.rateBp);
      Object.assign(line, recalculated, { areCostsKnown: true });
      if (refunds)
        await this.commissionReversalService.reverse([line], refunds, { cause: 'costs', changed: [line] });
      await this.record('commission.costs-corrected', line, by);
    });
  }

  private async lockVersion(id: string, version: number): Promise<AffiliateCommissionEntity> {
    const line = await this.affiliateCommissionsStore.lock(id);
    if (!line) throw new AppError('not_found');
    if (line.version !== version) throw await this.conflictError('changed_meanwhile', id);
    return line;
  }

  private async conflictError(
    code: 'changed_meanwhile' | 'commission_state_refused',
    id: string,
  ): Promise<AppError> {
    return new AppError(code, { details: { record: await this.affiliateCommissionQueries.get(id) } });
  }

  private async record(action: AuditAction, line: AffiliateCommissionEntity, by: Actor): Promise<void> {
    await this.auditLogService.record({
      action,
      actor: { kind: by.role, id: by.id },
      subject: { kind: 'partner', id: line.affiliateId },
      details: { order: line.orderNumber, line: line.id, cents: line.commissionCents },
    });
  }
}

const toCostCents = ({
  production,
  shipping,
  paymentFee,
}: Omit<UpdateAffiliateCommissionCosts, 'version'>) => ({
  productionCents: toCents(production),
  shippingCents: toCents(shipping),
  paymentFeeCents: toCents(paymentFee),
});

function unknownCostsError(): AppError {
  const message = 'Please enter the costs of the print first.';
  return new AppError('validation_failed', { message, fields: { production: message } });
}
