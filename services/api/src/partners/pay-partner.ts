import { cents, dollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Audit, type SignedInStaff } from '../identity';
import { nameOf } from '../orders';
import { AppError, Clock, Database } from '../platform';
import { CommissionListStore } from './commission-list.store';
import { payableOf } from './commission.presenter';
import type { CommissionPayoutEntity } from './commission-payout.entity';
import { CommissionStore } from './commission.store';
import type { NewPayout, Payout, PayoutList } from './dto/payout.dto';
import { SumUpPartners } from './partner-sums';
import { SellingPartnersStore } from './selling-partners.store';

/** Writes down what a partner is paid: all that is approved, less what went back of what was paid before. */
@Injectable()
export class PayPartner {
  constructor(
    private readonly database: Database,
    private readonly partners: SellingPartnersStore,
    private readonly store: CommissionStore,
    private readonly lists: CommissionListStore,
    private readonly sums: SumUpPartners,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `not_found` */
  async list(partnerId: string): Promise<PayoutList> {
    if (!(await this.partners.find(partnerId))) throw new AppError('not_found');
    const [payouts, sumsOf] = await Promise.all([this.lists.payoutsOf(partnerId), this.sums.of([partnerId])]);
    return { items: payouts.map(present), payable: dollars(sumsOf(partnerId).approved) };
  }

  /**
   * The partner is locked before the lines, so that nobody is paid twice; the same id again changes nothing.
   * @throws AppError `not_found`; `changed_meanwhile` with {payable} when it is another sum by now; `validation_failed`
   * when there is nothing to pay
   */
  pay(partnerId: string, wanted: NewPayout, by: SignedInStaff): Promise<Payout> {
    return this.database.transaction(async () => {
      const partner = await this.partners.lock(partnerId);
      if (!partner) throw new AppError('not_found');
      const known = await this.store.findPayout(wanted.id);
      if (known) return knownPayout(known, partnerId);
      const lines = await this.store.lockPayable(partnerId);
      const payable = lines.reduce((sum, line) => sum + payableOf(line), 0);
      guardSum(payable, cents(wanted.amount));
      const payout = {
        id: wanted.id,
        partnerId,
        cents: payable,
        method: wanted.method,
        reference: wanted.reference || null,
        note: wanted.note || null,
        paidAt: this.clock.now(),
        actor: nameOf(by),
      };
      await this.store.pay(payout, lines);
      await this.audit.record({
        action: 'partner.paid',
        actor: { kind: by.role, id: by.id },
        subject: { kind: 'partner', id: partnerId },
        details: { payout: payout.id, cents: payable, lines: lines.length },
      });
      return present(payout);
    });
  }
}

/** Sums in cents. */
function guardSum(payable: number, seen: number): void {
  if (payable !== seen) throw new AppError('changed_meanwhile', { details: { payable: dollars(payable) } });
  if (payable > 0) return;
  const fault = 'There is nothing to pay.';
  throw new AppError('validation_failed', { message: fault, fields: { amount: fault } });
}

/** An id that has paid somebody else is nobody's to use again. */
function knownPayout(payout: CommissionPayoutEntity, partnerId: string): Payout {
  if (payout.partnerId !== partnerId) throw new AppError('not_found');
  return present(payout);
}

const present = ({
  id,
  cents: amount,
  method,
  reference,
  note,
  paidAt,
  actor,
}: CommissionPayoutEntity): Payout => ({
  id,
  amount: dollars(amount),
  method,
  reference,
  note,
  paidAt: paidAt.toISOString(),
  actor,
});
