import { parseRate } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AuditLogService, type SignedInStaff } from '../identity';
import { AppError, Clock, Database, hashSecret, Mailer, generateSecret, Settings } from '../platform';
import type { Affiliate, AffiliateInput, UpdateAffiliate } from './dto/affiliate.dto';
import { EMPTY_BALANCE } from './payouts/affiliate-balances.queries';
import { presentAffiliate } from './affiliate.presenter';
import { AffiliatesStore, type AffiliateChange } from './affiliates.store';
import { statementUrl } from './statements/affiliate-statement-links.service';
import { affiliateWelcomeEmail } from './affiliate.emails';
import { AffiliateListQueries } from './admin/affiliate-list.queries';
import type { AffiliateEntity } from './affiliate.entity';

type Actor = Pick<SignedInStaff, 'id' | 'role'>;

/** Creates affiliates, by the owner’s form or from an application, changes them, and looks them up for other modules. */
@Injectable()
export class AffiliatesService {
  constructor(
    private readonly database: Database,
    private readonly affiliatesStore: AffiliatesStore,
    private readonly auditLogService: AuditLogService,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly affiliateListQueries: AffiliateListQueries,
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
      await this.mailer.send(affiliateWelcomeEmail(partner, statement), `partner-welcome:${partner.id}`, {
        about,
      });
      return partner;
    });
  }

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

  /** Codes of the links of active partners. One query. */
  findActiveCodes(): Promise<string[]> {
    return this.affiliatesStore.findActiveCodes();
  }

  /** Names of all partners by the codes of their links. One query. */
  async findNamesByCode(): Promise<Map<string, string>> {
    return new Map(await this.affiliatesStore.findCodesWithNames());
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
      statementDigest: secret ? hashSecret(secret) : null,
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
const codeTakenError = (): AppError =>
  new AppError('validation_failed', { fields: { partnerId: 'Another partner has this id.' } });

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
