import { parseRate } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AuditLogService, type SignedInStaff } from '../identity';
import { AppError, Database } from '../platform';
import { codeTakenError } from './affiliates.service';
import type { UpdateAffiliate } from './dto/affiliate.dto';
import { AffiliateListQueries } from './admin/affiliate-list.queries';
import type { AffiliateEntity } from './affiliate.entity';
import { AffiliatesStore, type AffiliateChange } from './affiliates.store';

/** The owner changes a partner. What was ordered before keeps the rate of its day. */
@Injectable()
export class AffiliateUpdateService {
  constructor(
    private readonly database: Database,
    private readonly affiliatesStore: AffiliatesStore,
    private readonly affiliateListQueries: AffiliateListQueries,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** @throws AppError `not_found`, `changed_meanwhile` with {record} as it is now, `validation_failed` */
  update(id: string, wanted: UpdateAffiliate, by: SignedInStaff): Promise<void> {
    return this.database.transaction(async () => {
      const partner = await this.affiliatesStore.lock(id);
      if (!partner) throw new AppError('not_found');
      if (partner.version !== wanted.version)
        throw new AppError('changed_meanwhile', {
          details: { record: await this.affiliateListQueries.get(id) },
        });
      const change = affiliateChange(partner, wanted);
      if (!(await this.affiliatesStore.update(id, change))) throw codeTakenError();
      await this.auditLogService.record({
        action: 'partner.changed',
        actor: { kind: by.role, id: by.id },
        subject: { kind: 'partner', id },
        details: { rateBp: change.rateBp, status: change.status },
      });
    });
  }
}

const affiliateChange = (
  partner: AffiliateEntity,
  { partnerName, partnerId, email, commissionRate, status, notes }: UpdateAffiliate,
): AffiliateChange => ({
  partnerName: partnerName ?? partner.partnerName,
  partnerId: partnerId ?? partner.partnerId,
  email: email ?? partner.email,
  rateBp: parseRate(commissionRate ?? '') ?? partner.rateBp,
  status: status ?? partner.status,
  notes: notes === undefined ? partner.notes : notes || null,
  version: partner.version + 1,
});
