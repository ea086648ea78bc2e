import { cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Audit, type SignedInStaff } from '../../identity';
import { AppError, Clock, Database } from '../../platform';
import { CommissionStore } from '../commission.store';
import type { ChangedCommission } from './dto/commission-desk.dto';

/** The gallery's people change what a commission says; where it stands is moved, not edited. */
@Injectable()
export class EditCommission {
  constructor(
    private readonly store: CommissionStore,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `commission_not_found`, `changed_meanwhile` with {version} */
  async edit(
    id: string,
    { version, quote, staffNote, ...said }: ChangedCommission,
    staff: SignedInStaff,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const commission = isUUID(id) ? await this.store.lock(id) : null;
      if (!commission) throw new AppError('commission_not_found');
      if (commission.version !== version)
        throw new AppError('changed_meanwhile', { details: { version: commission.version } });
      await this.store.save(id, {
        ...said,
        quoteCents: quote === null ? null : cents(quote),
        staffNote: staffNote || null,
        version: version + 1,
        updatedAt: this.clock.now(),
      });
      await this.audit.record({
        action: 'commission.changed',
        actor: { kind: staff.role, id: staff.id },
        subject: { kind: 'commission', id },
      });
    });
  }
}
