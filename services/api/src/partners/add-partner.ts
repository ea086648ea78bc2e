import { readRate } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Audit, type SignedInStaff } from '../identity';
import { AppError, Clock, Database, digestOf, Mail, newSecret, Settings } from '../platform';
import type { SellingPartner, SellingPartnerFacts } from './dto/selling-partner.dto';
import { NO_SUMS } from './partner-sums';
import { presentPartner } from './selling-partner.presenter';
import { SellingPartnersStore } from './selling-partners.store';
import { statementUrl } from './statement-links';
import { partnerWelcome } from './welcome-mail';

type Actor = Pick<SignedInStaff, 'id' | 'role'>;

/** Makes somebody a selling partner, by the owner's form or from an application. */
@Injectable()
export class AddPartner {
  constructor(
    private readonly database: Database,
    private readonly store: SellingPartnersStore,
    private readonly audit: Audit,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Joins the current transaction. @throws AppError `validation_failed` at `partnerId` when another partner has it */
  add(wanted: SellingPartnerFacts, by: Actor): Promise<SellingPartner> {
    return this.make(wanted, by);
  }

  /**
   * The same, and mails them their link and the one by which they read their statement.
   * @param about what the mail tells of
   */
  welcome(wanted: SellingPartnerFacts, by: Actor, about?: string): Promise<SellingPartner> {
    const secret = newSecret();
    return this.database.transaction(async () => {
      const partner = await this.make(wanted, by, secret);
      const statement = statementUrl(secret, this.settings.http.publicOrigin);
      // Its text is not kept: whoever has the link reads the statement.
      await this.mail.send(partnerWelcome(partner, statement), `partner-welcome:${partner.id}`, { about });
      return partner;
    });
  }

  /** @param secret of the link to their statement */
  private make(wanted: SellingPartnerFacts, by: Actor, secret?: string): Promise<SellingPartner> {
    const now = this.clock.now();
    const partner = {
      id: uuid(),
      partnerName: wanted.partnerName,
      partnerId: wanted.partnerId,
      email: wanted.email,
      rateBp: readRate(wanted.commissionRate ?? '') ?? this.settings.partners.defaultRateBp,
      status: wanted.status ?? 'active',
      notes: wanted.notes || null,
      statementDigest: secret ? digestOf(secret) : null,
      statementLinkAt: secret ? now : null,
      version: 1,
      createdAt: now,
    } as const;
    return this.database.transaction(async () => {
      if (!(await this.store.insert(partner))) throw takenCode();
      await this.audit.record({
        action: 'partner.added',
        actor: { kind: by.role, id: by.id },
        subject: { kind: 'partner', id: partner.id },
        details: { partnerId: partner.partnerId, rateBp: partner.rateBp, isWelcomed: secret !== undefined },
      });
      return presentPartner(partner, NO_SUMS, this.settings.http.publicOrigin);
    });
  }
}

/** Two partners with one link could not be told apart. */
export const takenCode = (): AppError =>
  new AppError('validation_failed', { fields: { partnerId: 'Another partner has this id.' } });
