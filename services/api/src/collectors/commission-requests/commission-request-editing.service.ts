import { toCents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AuditLogService, type SignedInStaff } from '../../identity';
import { AppError, Clock, Database } from '../../platform';
import { CommissionRequestsStore } from './commission-requests.store';
import type { UpdateCommissionRequest } from './dto/commission-request-admin.dto';

/** The gallery's people change what a commission says; where it stands is moved, not edited. */
@Injectable()
export class CommissionRequestEditingService {
  constructor(
    private readonly affiliateCommissionsStore: CommissionRequestsStore,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `commission_not_found`, `changed_meanwhile` with {version} */
  async update(
    id: string,
    { version, quote, staffNote, ...said }: UpdateCommissionRequest,
    staff: SignedInStaff,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const commission = isUUID(id) ? await this.affiliateCommissionsStore.lock(id) : null;
      if (!commission) throw new AppError('commission_not_found');
      if (commission.version !== version)
        throw new AppError('changed_meanwhile', { details: { version: commission.version } });
      await this.affiliateCommissionsStore.update(id, {
        ...said,
        quoteCents: quote === null ? null : toCents(quote),
        staffNote: staffNote || null,
        version: version + 1,
        updatedAt: this.clock.now(),
      });
      await this.auditLogService.record({
        action: 'commission.changed',
        actor: { kind: staff.role, id: staff.id },
        subject: { kind: 'commission', id },
      });
    });
  }
}
