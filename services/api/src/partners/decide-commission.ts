import { afterMove, cents, commissionOf } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Audit, type SignedInStaff } from '../identity';
import { SoldOrders } from '../orders';
import { AppError, Clock, Database } from '../platform';
import type { CommissionLineEntity } from './commission-line.entity';
import { CommissionStore } from './commission.store';
import type { CommissionCosts, CommissionDecision } from './dto/commission-line.dto';
import { ReadCommission } from './read-commission';
import { ReverseCommission } from './reverse-commission';

type Actor = Pick<SignedInStaff, 'id' | 'role'>;

/** The owner's word on a line: whether it is owed, and what the print has cost. */
@Injectable()
export class DecideCommission {
  constructor(
    private readonly database: Database,
    private readonly store: CommissionStore,
    private readonly reading: ReadCommission,
    private readonly reversing: ReverseCommission,
    private readonly orders: SoldOrders,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError `not_found`; `changed_meanwhile`, `commission_state_refused` with {record}; `validation_failed` while
   * nobody has said what the print has cost
   */
  decide(id: string, { version, decision, reason }: CommissionDecision, by: Actor): Promise<void> {
    return this.database.transaction(async () => {
      const line = await this.locked(id, version);
      const state = afterMove(decision, line.state);
      if (state === null) throw await this.refused('commission_state_refused', id);
      if (decision === 'accept' && !line.areCostsKnown) throw unknownCosts();
      Object.assign(line, {
        state,
        decisionReason: reason ?? null,
        bookedAt: state === 'pending' ? this.clock.now() : null,
      });
      await this.store.save([line]);
      await this.record(`commission.${decision === 'accept' ? 'accepted' : 'declined'}`, line, by);
    });
  }

  /**
   * While a line is neither approved nor paid, what it has cost can be corrected; what was reversed of it follows.
   * @throws AppError `not_found`; `changed_meanwhile`, `commission_state_refused` with {record}
   */
  correct(id: string, { version, ...costs }: CommissionCosts, by: Actor): Promise<void> {
    return this.database.transaction(async () => {
      const line = await this.locked(id, version);
      if (line.state !== 'review' && line.state !== 'pending')
        throw await this.refused('commission_state_refused', id);
      const back = await this.orders.whatWentBack(line.orderId);
      const reckoned = commissionOf(line.priceCents, costsOf(costs), line.rateBp);
      Object.assign(line, reckoned, { areCostsKnown: true });
      if (back) await this.reversing.take([line], back, { cause: 'costs', changed: [line] });
      await this.record('commission.costs-corrected', line, by);
    });
  }

  private async locked(id: string, version: number): Promise<CommissionLineEntity> {
    const line = await this.store.lock(id);
    if (!line) throw new AppError('not_found');
    if (line.version !== version) throw await this.refused('changed_meanwhile', id);
    return line;
  }

  private async refused(
    code: 'changed_meanwhile' | 'commission_state_refused',
    id: string,
  ): Promise<AppError> {
    return new AppError(code, { details: { record: await this.reading.one(id) } });
  }

  private async record(action: string, line: CommissionLineEntity, by: Actor): Promise<void> {
    await this.audit.record({
      action,
      actor: { kind: by.role, id: by.id },
      subject: { kind: 'partner', id: line.partnerId },
      details: { order: line.orderNumber, line: line.id, cents: line.commissionCents },
    });
  }
}

const costsOf = ({ production, shipping, paymentFee }: Omit<CommissionCosts, 'version'>) => ({
  productionCents: cents(production),
  shippingCents: cents(shipping),
  paymentFeeCents: cents(paymentFee),
});

function unknownCosts(): AppError {
  const fault = 'Please enter first what the print has cost.';
  return new AppError('validation_failed', { message: fault, fields: { production: fault } });
}
