import { normalizeAffiliateCode, parseRate } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import {
  auditedChanges,
  AuditLogService,
  FindAuditSubject,
  ResolveAuditSubjects,
  type SignedInStaff,
} from '../identity';
import {
  AppError,
  Clock,
  Database,
  DomainEvents,
  fieldError,
  generateSecret,
  hashSecret,
  Mailer,
  Settings,
} from '../platform';
import type { Affiliate, AffiliateInput, UpdateAffiliate } from './dto/affiliate.dto';
import { EMPTY_BALANCE } from './payouts/affiliate-payouts.service';
import { AffiliatesStore, type AffiliateChange } from './affiliates.store';
import { statementUrl } from './statements/affiliate-statement-links.service';
import { affiliateWelcomeEmail } from './affiliates.emails';
import { AffiliateListQueries, presentAffiliate } from './admin/affiliate-list.queries';
import type { AffiliateEntity } from './affiliate.entity';

type Actor = Pick<SignedInStaff, 'id' | 'role'>;

/**
 * Creates affiliates, from the owner’s form or from an application, changes them, and looks them up for other modules.
 */
@Injectable()
export class AffiliatesService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly affiliatesStore: AffiliatesStore,
    private readonly auditLogService: AuditLogService,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly affiliateListQueries: AffiliateListQueries,
    private readonly domainEvents: DomainEvents,
  ) {}

  /** Lets the audit log show affiliates by name and find them by the code of their link. */
  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, async (named) =>
      named.add('partner', 'SELECT id, name FROM affiliates'),
    );
    this.domainEvents.on(FindAuditSubject, async (search) =>
      search.add(
        'SELECT id FROM affiliates WHERE code = CONVERT(? USING ascii)',
        normalizeAffiliateCode(search.name),
      ),
    );
  }

  /**
   * Joins the current transaction.
   * @throws AppError `validation_failed` at `partnerId` when another affiliate has it
   */
  create(input: AffiliateInput, by: Actor): Promise<Affiliate> {
    return this.insert(input, by);
  }

  /**
   * Creates an affiliate and emails them their referral link and the link to their statement.
   * @param about what the email is about
   */
  createAndWelcome(input: AffiliateInput, by: Actor, about?: string): Promise<Affiliate> {
    const secret = generateSecret();
    return this.database.transaction(async () => {
      const affiliate = await this.insert(input, by, secret);
      const statement = statementUrl(secret, this.settings.http.publicOrigin);
      // The email's text is not kept: anyone who has the link can read the statement.
      await this.mailer.send(affiliateWelcomeEmail(affiliate, statement), `partner-welcome:${affiliate.id}`, {
        about,
      });
      return affiliate;
    });
  }

  /** @throws AppError `not_found`, `changed_meanwhile` with the current {record}, `validation_failed` */
  update(id: string, input: UpdateAffiliate, by: SignedInStaff): Promise<void> {
    return this.database.transaction(async () => {
      const affiliate = await this.affiliatesStore.lock(id);
      if (!affiliate) throw new AppError('not_found');
      if (input.version !== undefined && affiliate.version !== input.version)
        throw new AppError('changed_meanwhile', {
          details: { record: await this.affiliateListQueries.get(id) },
        });
      const change = affiliateChange(affiliate, input);
      if (!(await this.affiliatesStore.update(id, change))) throw codeTakenError();
      await this.auditLogService.record({
        action: 'partner.changed',
        actor: { kind: by.role, id: by.id },
        subject: { kind: 'partner', id },
        details: { changes: auditedChanges(affiliate, change, ['status']) },
      });
    });
  }

  /** Codes of active affiliates. One query. */
  findActiveCodes(): Promise<string[]> {
    return this.affiliatesStore.findActiveCodes();
  }

  /** Names of all affiliates by their codes. One query. */
  async findNamesByCode(): Promise<Map<string, string>> {
    return new Map(await this.affiliatesStore.findCodesWithNames());
  }

  /** @param secret of the link to their statement */
  private insert(input: AffiliateInput, by: Actor, secret?: string): Promise<Affiliate> {
    const now = this.clock.now();
    const affiliate = {
      id: uuid(),
      name: input.partnerName,
      code: input.partnerId,
      email: input.email,
      rateBp: parseRate(input.commissionRate ?? '') ?? this.settings.partners.defaultRateBp,
      status: input.status ?? 'active',
      notes: input.notes || null,
      statementDigest: secret ? hashSecret(secret) : null,
      statementLinkAt: secret ? now : null,
      version: 1,
      createdAt: now,
    } as const;
    return this.database.transaction(async () => {
      if (!(await this.affiliatesStore.insert(affiliate))) throw codeTakenError();
      await this.auditLogService.record({
        action: 'partner.added',
        actor: { kind: by.role, id: by.id },
        subject: { kind: 'partner', id: affiliate.id },
        details: {
          partnerId: affiliate.code,
          rateBp: affiliate.rateBp,
          isWelcomed: secret !== undefined,
        },
      });
      return presentAffiliate(affiliate, EMPTY_BALANCE, this.settings.http.publicOrigin);
    });
  }
}

/** Codes of affiliates are unique. */
const codeTakenError = (): AppError => fieldError('partnerId', 'Another partner already has this ID.');

const affiliateChange = (
  affiliate: AffiliateEntity,
  { partnerName, partnerId, email, commissionRate, status, notes }: UpdateAffiliate,
): AffiliateChange => ({
  name: partnerName ?? affiliate.name,
  code: partnerId ?? affiliate.code,
  email: email ?? affiliate.email,
  rateBp: parseRate(commissionRate ?? '') ?? affiliate.rateBp,
  status: status ?? affiliate.status,
  notes: notes === undefined ? affiliate.notes : notes || null,
  version: affiliate.version + 1,
});
