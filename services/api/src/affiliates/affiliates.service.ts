import { parseRate } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AuditLogService, type SignedInStaff } from '../identity';
import { AppError, Clock, Database, digestOf, Mail, generateSecret, Settings } from '../platform';
import type { Affiliate, AffiliateInput } from './dto/affiliate.dto';
import { EMPTY_BALANCE } from './payouts/affiliate-balances.queries';
import { presentAffiliate } from './affiliate.presenter';
import { AffiliatesStore } from './affiliates.store';
import { statementUrl } from './statements/affiliate-statement-links.service';
import { affiliateWelcomeEmail } from './affiliate.emails';

type Actor = Pick<SignedInStaff, 'id' | 'role'>;

/** Makes somebody a selling partner, by the owner's form or from an application. */
@Injectable()
export class AffiliatesService {
  constructor(
    private readonly database: Database,
    private readonly affiliatesStore: AffiliatesStore,
    private readonly auditLogService: AuditLogService,
    private readonly email: Mail,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Joins the current transaction. @throws AppError `validation_failed` at `partnerId` when another partner has it */
  create(wanted: AffiliateInput, by: Actor): Promise<Affiliate> {
    return this.insert(wanted, by);
  }

  /**
   * The same, and mails them their link and the one by which they read their statement.
   * @param about what the mail tells of
   */
  createAndWelcome(wanted: AffiliateInput, by: Actor, about?: string): Promise<Affiliate> {
    const secret = generateSecret();
    return this.database.transaction(async () => {
      const partner = await this.insert(wanted, by, secret);
      const statement = statementUrl(secret, this.settings.http.publicOrigin);
      // Its text is not kept: whoever has the link reads the statement.
      await this.email.send(affiliateWelcomeEmail(partner, statement), `partner-welcome:${partner.id}`, {
        about,
      });
      return partner;
    });
  }

  /** @param secret of the link to their statement */
  private insert(wanted: AffiliateInput, by: Actor, secret?: string): Promise<Affiliate> {
    const now = this.clock.now();
    const partner = {
      id: uuid(),
      partnerName: wanted.partnerName,
      partnerId: wanted.partnerId,
      email: wanted.email,
      rateBp: parseRate(wanted.commissionRate ?? '') ?? this.settings.partners.defaultRateBp,
      status: wanted.status ?? 'active',
      notes: wanted.notes || null,
      statementDigest: secret ? digestOf(secret) : null,
      statementLinkAt: secret ? now : null,
      version: 1,
      createdAt: now,
    } as const;
    return this.database.transaction(async () => {
      if (!(await this.affiliatesStore.insert(partner))) throw codeTakenError();
      await this.auditLogService.record({
        action: 'partner.added',
        actor: { kind: by.role, id: by.id },
        subject: { kind: 'partner', id: partner.id },
        details: { partnerId: partner.partnerId, rateBp: partner.rateBp, isWelcomed: secret !== undefined },
      });
      return presentAffiliate(partner, EMPTY_BALANCE, this.settings.http.publicOrigin);
    });
  }
}

/** Two partners with one link could not be told apart. */
export const codeTakenError = (): AppError =>
  new AppError('validation_failed', { fields: { partnerId: 'Another partner has this id.' } });
