import { readRate } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Audit, type SignedInStaff } from '../identity';
import { AppError, Clock, Database, Settings } from '../platform';
import type { NewSellingPartner, SellingPartner } from './dto/selling-partner.dto';
import { NO_SUMS } from './partner-sums';
import { presentPartner } from './selling-partner.presenter';
import { SellingPartnersStore } from './selling-partners.store';

/** Makes somebody a selling partner (P21), by the owner's form or from an application (G79). */
@Injectable()
export class AddPartner {
  constructor(
    private readonly database: Database,
    private readonly store: SellingPartnersStore,
    private readonly audit: Audit,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Joins the current transaction. @throws AppError `validation_failed` at `partnerId` when another partner has it */
  add(wanted: NewSellingPartner, by: Pick<SignedInStaff, 'id' | 'role'>): Promise<SellingPartner> {
    const partner = {
      id: uuid(),
      partnerName: wanted.partnerName,
      partnerId: wanted.partnerId,
      email: wanted.email,
      rateBp: readRate(wanted.commissionRate ?? '') ?? this.settings.partners.defaultRateBp,
      status: wanted.status ?? 'active',
      notes: wanted.notes || null,
      statementDigest: null,
      statementLinkAt: null,
      version: 1,
      createdAt: this.clock.now(),
    } as const;
    return this.database.transaction(async () => {
      if (!(await this.store.insert(partner))) throw takenCode();
      await this.audit.record({
        action: 'partner.added',
        actor: { kind: by.role, id: by.id },
        subject: { kind: 'partner', id: partner.id },
        details: { partnerId: partner.partnerId, rateBp: partner.rateBp },
      });
      return presentPartner(partner, NO_SUMS, this.settings.http.publicOrigin);
    });
  }
}

/** Two partners with one link could not be told apart. */
export const takenCode = (): AppError =>
  new AppError('validation_failed', { fields: { partnerId: 'Another partner has this id.' } });
