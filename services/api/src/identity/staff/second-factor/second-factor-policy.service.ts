import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { AppError, Clock, Database } from '../../../platform';
import { AuditLogService } from '../../audit/audit-log.service';
import type { AdminEntity } from '../admin.entity';
import { AdminsStore } from '../admins.store';
import { PasskeysStore } from '../passkeys/passkeys.store';
import { actorOf, type SignedInStaff } from '../staff-roles';

/** Whether all staff need a second factor. One row, written on the first change. */
@Entity('second_factor_policy')
export class SecondFactorPolicyEntity {
  /** Always 1. */
  @PrimaryColumn('tinyint', { unsigned: true }) id: number;
  @Column('boolean') isRequired: boolean;
  @Column('datetime', { precision: 3 }) changedAt: Date;
}

const POLICY_ID = 1;

/** Whether staff may work without a second factor: the owner decides for everyone. */
@Injectable()
export class SecondFactorPolicyService {
  constructor(
    private readonly adminsStore: AdminsStore,
    private readonly passkeysStore: PasskeysStore,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async isRequired(): Promise<boolean> {
    const policy = await this.database.manager.findOneBy(SecondFactorPolicyEntity, { id: POLICY_ID });
    return policy?.isRequired ?? false;
  }

  /** Whether this account has to set one up before anything else. */
  async isMissingFor(admin: Pick<AdminEntity, 'id' | 'totpConfirmedAt'>): Promise<boolean> {
    if (admin.totpConfirmedAt !== null || !(await this.isRequired())) return false;
    return !(await this.hasPasskey(admin));
  }

  /** An authenticator app or a passkey. */
  async hasSecondFactor(admin: Pick<AdminEntity, 'id' | 'totpConfirmedAt'>): Promise<boolean> {
    return admin.totpConfirmedAt !== null || (await this.hasPasskey(admin));
  }

  async hasPasskey({ id }: Pick<AdminEntity, 'id'>): Promise<boolean> {
    return (await this.passkeysStore.countForAdmin(id)) > 0;
  }

  /**
   * Staff without a second factor must set one up at their next request.
   * @throws AppError `second_factor_missing` for an owner who has none and would be the first to be blocked
   */
  async setRequired(isRequired: boolean, by: SignedInStaff): Promise<void> {
    const owner = await this.adminsStore.find(by.id);
    if (isRequired && !(owner && (await this.hasSecondFactor(owner))))
      throw new AppError('second_factor_missing');
    await this.database.transaction(async () => {
      if ((await this.isRequired()) === isRequired) return;
      const policy = { id: POLICY_ID, isRequired, changedAt: this.clock.now() };
      await this.database.manager.upsert(SecondFactorPolicyEntity, policy, ['id']);
      const action = isRequired ? 'staff.second-factor-required' : 'staff.second-factor-optional';
      await this.auditLogService.record({ action, actor: actorOf(by) });
    });
  }
}
