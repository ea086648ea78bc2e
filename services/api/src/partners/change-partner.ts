import { readRate } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Audit, type SignedInStaff } from '../identity';
import { AppError, Database } from '../platform';
import { takenCode } from './add-partner';
import type { ChangedSellingPartner } from './dto/selling-partner.dto';
import { ReadPartners } from './read-partners';
import type { SellingPartnerEntity } from './selling-partner.entity';
import { SellingPartnersStore, type PartnerChange } from './selling-partners.store';

/** The owner changes a partner. What was ordered before keeps the rate of its day. */
@Injectable()
export class ChangePartner {
  constructor(
    private readonly database: Database,
    private readonly store: SellingPartnersStore,
    private readonly reading: ReadPartners,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError `not_found`, `changed_meanwhile` with {record} as it is now, `validation_failed` */
  change(id: string, wanted: ChangedSellingPartner, by: SignedInStaff): Promise<void> {
    return this.database.transaction(async () => {
      const partner = await this.store.lock(id);
      if (!partner) throw new AppError('not_found');
      if (partner.version !== wanted.version)
        throw new AppError('changed_meanwhile', { details: { record: await this.reading.one(id) } });
      const change = changeOf(partner, wanted);
      if (!(await this.store.save(id, change))) throw takenCode();
      await this.audit.record({
        action: 'partner.changed',
        actor: { kind: by.role, id: by.id },
        subject: { kind: 'partner', id },
        details: { rateBp: change.rateBp, status: change.status },
      });
    });
  }
}

const changeOf = (
  partner: SellingPartnerEntity,
  { partnerName, partnerId, email, commissionRate, status, notes }: ChangedSellingPartner,
): PartnerChange => ({
  partnerName: partnerName ?? partner.partnerName,
  partnerId: partnerId ?? partner.partnerId,
  email: email ?? partner.email,
  rateBp: readRate(commissionRate ?? '') ?? partner.rateBp,
  status: status ?? partner.status,
  notes: notes === undefined ? partner.notes : notes || null,
  version: partner.version + 1,
});
